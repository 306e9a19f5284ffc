/** Answers of the service worker: live pages first, saved ones when the server is unreachable or slow, never a form twice. */
import { describe, expect, test, vi } from 'vitest';
import { answerForm, changesSignIn, isStaffPath, openPage } from './answers';

const url = 'https://give.example/about';
const never = () => new Promise<never>(() => undefined);
const offline = () => Promise.reject(new TypeError('offline'));

function storeOf({ saved = false, offlinePage = true } = {}) {
  return {
    save: vi.fn(() => Promise.resolve()),
    find: vi.fn(() => Promise.resolve(saved ? new Response('saved') : null)),
    offlinePage: vi.fn((_: string, isUnsent: boolean) =>
      Promise.resolve(offlinePage ? new Response(isUnsent ? 'unsent' : 'offline') : null),
    ),
    forget: vi.fn(() => Promise.resolve()),
  };
}

async function open(
  live: Promise<Response>,
  pages: ReturnType<typeof storeOf>,
  wait: () => Promise<void> = never,
) {
  const work: Promise<unknown>[] = [];
  const response = await openPage({ live, pages, url, wait, keep: (one) => work.push(one) });
  return { response, work };
}

test('a page is the live one, and is saved', async () => {
  const pages = storeOf({ saved: true });
  const { response, work } = await open(Promise.resolve(new Response('live')), pages);
  expect(await response.text()).toBe('live');
  await Promise.all(work);
  expect(pages.save).toHaveBeenCalledWith(url, expect.objectContaining({ status: 200 }));
  expect(pages.find).not.toHaveBeenCalled();
});

test('a page is the live one also when it cannot be saved', async () => {
  const pages = storeOf();
  pages.save.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const { response, work } = await open(Promise.resolve(new Response('live')), pages);
  expect(await response.text()).toBe('live');
  await expect(Promise.all(work)).resolves.toBeDefined();
});

test('a page is the saved one, the offline page or an error when the server is unreachable', async () => {
  const { response } = await open(offline(), storeOf({ saved: true }));
  expect(await response.text()).toBe('saved');
  expect(await (await open(offline(), storeOf())).response.text()).toBe('offline');
  const { response: none } = await open(offline(), storeOf({ offlinePage: false }));
  expect(none.type).toBe('error');
});

test('a page is the saved one when the server does not respond in time', async () => {
  const { response } = await open(never(), storeOf({ saved: true }), () => Promise.resolve());
  expect(await response.text()).toBe('saved');
});

test('a page that is not saved is waited for', async () => {
  let respond = (_: Response) => {};
  const live = new Promise<Response>((done) => (respond = done));
  const pages = storeOf();
  const opened = open(live, pages, () => Promise.resolve());
  await vi.waitFor(() => expect(pages.find).toHaveBeenCalled());
  respond(new Response('live'));
  expect(await (await opened).response.text()).toBe('live');
});

describe('a form', () => {
  const send = vi.fn(() => Promise.resolve(new Response('sent')));
  const form = (reachable: boolean, change: object = {}) => {
    send.mockClear();
    return answerForm({
      isDeletion: false,
      mayBeOffline: true,
      isReachable: () => Promise.resolve(reachable),
      send,
      pages: storeOf(),
      url,
      ...change,
    });
  };

  test('is left to the browser when there is a connection', () => {
    expect(form(true, { mayBeOffline: false })).toBeNull();
  });

  test('is not sent without a connection', async () => {
    expect(await (await form(false))!.text()).toBe('unsent');
    expect(send).not.toHaveBeenCalled();
  });

  test('is sent once when the browser is wrong about the connection', async () => {
    expect(await (await form(true))!.text()).toBe('sent');
    expect(send).toHaveBeenCalledOnce();
  });

  test('that deletes the saved pages is not sent', async () => {
    const pages = storeOf();
    const response = await form(true, { isDeletion: true, mayBeOffline: false, pages });
    expect([response!.status, response!.headers.get('location')]).toEqual([303, url]);
    expect(pages.forget).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });
});

test.each([
  ['POST', '/logout', true],
  ['POST', '/login', true],
  ['POST', '/account/delete', true],
  ['GET', '/auth/google/callback', true],
  ['GET', '/login', false],
  ['POST', '/give', false],
] as const)('%s %s may change the person who uses the device: %s', (method, path, changes) => {
  expect(changesSignIn(method, path)).toBe(changes);
});

test('only paths below /staff are of the staff area', () => {
  expect((['/staff', '/staff/today', '/staffing', '/'] as const).map(isStaffPath)).toEqual([
    ...[true, true, false, false],
  ]);
});
