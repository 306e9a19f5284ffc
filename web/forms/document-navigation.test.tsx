/** Tests the wrapped `fetch` of the router, and the native submission after one of its requests has failed. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeListenersAfterEachTest } from '#tests/support/own-listeners';
import { REDIRECT_STATUS } from '../remix/protocol';
import { RELOAD_EVENT } from '../remix/router';
import { installNativeFallback, SUBMISSION_ENDED } from './document-navigation';

/** A response whose second half never arrives. Aborting the request makes the body fail, as in browsers. */
const half = vi.fn((_: string, { signal }: RequestInit) => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('half'));
      signal!.addEventListener('abort', () => stream.error(signal!.reason));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'x-remix-response': 'yes' } }));
});

removeListenersAfterEachTest();
beforeEach(() => {
  vi.stubGlobal('fetch', half);
  installNativeFallback();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

// Remix logs an AbortError when a body fails. That happened when a donor left a list while further items were loading.
test('rejects the request and does not return a partial response when the request is aborted', async () => {
  const gone = new AbortController();
  const request = window.fetch('/projects.data?page=2', { signal: gone.signal });
  await vi.waitFor(() => expect(half).toHaveBeenCalledOnce(), { timeout: 20_000 });
  gone.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

describe('native submission after a failed request of the router', () => {
  /** Clicks a button of a form, sets the router's state to "submitting" and reports that its request failed. */
  function pressAndFail(html: string, formAction: string) {
    document.body.innerHTML = html;
    const form = document.forms[0]!;
    const button = form.querySelector('button')!;
    const sent: [action: string | null, fields: [string, unknown][]][] = [];
    const read = () =>
      [...new FormData(form)].filter(([name]) => name !== 'press') as [string, unknown][];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      sent.push([this.getAttribute('action'), read()]);
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    button.click();
    const navigation = { state: 'submitting', formMethod: 'POST', formAction };
    vi.stubGlobal('__remixRouter', { state: { navigation, fetchers: new Map() } });
    const before = form.outerHTML;
    window.dispatchEvent(new Event(RELOAD_EVENT));
    return { sent, before, after: form.outerHTML, read };
  }

  test('contains the clicked button and leaves the form unchanged', () => {
    const { sent, before, after, read } = pressAndFail(
      '<form method="post" action="/give"><input name="amount" value="25"><button name="intent" value="donate">',
      '/give',
    );
    const [[action, fields] = []] = sent;
    expect(new URL(action!).pathname).toBe('/give');
    expect(fields).toEqual([
      ['amount', '25'],
      ['intent', 'donate'],
    ]);
    expect(after).toBe(before);
    expect(read()).toEqual([['amount', '25']]);
  });

  test('sends an id of the submission with a POST only, because visitors share the URL of a GET', () => {
    const idOf = (method: string) => {
      document.body.innerHTML = `<form method="${method}"><input name="method"><button>`;
      const form = document.forms[0]!;
      const formData = new FormData();
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        // jsdom does not dispatch the event that browsers dispatch when a script reads the form.
        form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
      });
      form.querySelector('button')!.click();
      return formData.get('press');
    };
    expect(idOf('post')).toMatch(/^[a-z0-9]+$/);
    expect(idOf('get')).toBeNull();
  });

  test('submits the form once when several requests of one submission fail', () => {
    const { sent } = pressAndFail('<form method="post" action="/give"><button>', '/give');
    window.dispatchEvent(new Event(RELOAD_EVENT));
    expect(sent).toHaveLength(1);
    document.querySelector('button')!.click();
    window.dispatchEvent(new Event(RELOAD_EVENT));
    expect(sent, 'a new click').toHaveLength(2);
  });

  test('is not made after a redirect, when requests fail because a document loads', async () => {
    document.body.innerHTML = '<form method="post" action="/checkout"><button>';
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    submit.mockClear();
    document.forms[0]!.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('button')!.click();
    const headers = { 'x-remix-response': 'yes' };
    half.mockResolvedValueOnce(new Response('', { status: REDIRECT_STATUS, headers }));
    await window.fetch('/checkout.data', { method: 'POST' });
    const navigation = { state: 'submitting', formMethod: 'POST', formAction: '/checkout' };
    vi.stubGlobal('__remixRouter', { state: { navigation, fetchers: new Map() } });
    window.dispatchEvent(new Event(RELOAD_EVENT));
    expect(submit).not.toHaveBeenCalled();
  });

  test('uses the `formaction` of the clicked button', () => {
    const { sent, after, before } = pressAndFail(
      '<form method="post" action="/checkout"><button name="language" value="ar" formaction="/ar/checkout">',
      '/ar/checkout',
    );
    expect(new URL(sent[0]![0]!).pathname).toBe('/ar/checkout');
    expect(after).toBe(before);
  });

  test('does not submit the form when the submission of another form is running', () => {
    const openTarget = vi.fn();
    vi.stubGlobal('location', {
      ...window.location,
      reload: openTarget,
      href: 'http://localhost/',
    });
    const { sent } = pressAndFail('<form method="post" action="/newsletter"><button>', '/give');
    expect(sent).toEqual([]);
    expect(openTarget).toHaveBeenCalled();
  });

  describe('without a form or a navigation', () => {
    const reload = vi.fn();
    beforeEach(() => {
      reload.mockClear();
      vi.stubGlobal('location', { ...window.location, reload });
      vi.stubGlobal('__remixRouter', {
        state: { navigation: { state: 'idle' }, fetchers: new Map() },
      });
    });
    const openedBy = (type: string) =>
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

    test.each([
      ['navigate', 1],
      ['reload', 0],
    ])('a document opened by "%s" is reloaded %d times, so there is no loop', (type, times) => {
      openedBy(type);
      window.dispatchEvent(new Event(RELOAD_EVENT));
      // Each test installs the handlers once more.
      expect(reload.mock.calls.length > 0 ? 1 : 0).toBe(times);
    });

    test('a document is not reloaded after the visitor has typed', () => {
      openedBy('navigate');
      document.body.innerHTML = '<input>';
      document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
      window.dispatchEvent(new Event(RELOAD_EVENT));
      expect(reload).not.toHaveBeenCalled();
    });

    test.each(['input', 'textarea'])(
      'a document is not reloaded when the visitor typed into a %s before the scripts started',
      (name) => {
        openedBy('navigate');
        document.body.innerHTML = `<${name}></${name}>`;
        document.querySelector<HTMLInputElement>(name)!.value = 'Salma';
        installNativeFallback();
        window.dispatchEvent(new Event(RELOAD_EVENT));
        expect(reload).not.toHaveBeenCalled();
      },
    );
  });

  test('dispatches SUBMISSION_ENDED when the Back button restores the page, and 15 s after a submission', () => {
    const ended = vi.fn();
    window.addEventListener(SUBMISSION_ENDED, ended);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(ended).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ended).toHaveBeenCalled();
    vi.useFakeTimers();
    ended.mockClear();
    pressAndFail('<form method="post" action="/give"><button>', '/give');
    vi.advanceTimersByTime(14_000);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(ended).toHaveBeenCalled();
    vi.useRealTimers();
    window.removeEventListener(SUBMISSION_ENDED, ended);
  });
});

test('rejects the request when the server returns an HTML page in place of the manifest', async () => {
  document.body.innerHTML = '<form method="post" action="/give"><button>';
  const form = document.forms[0]!;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('button')!.click();
  half.mockResolvedValueOnce(
    Object.defineProperty(new Response('<h1>Busy</h1>', { status: 503 }), 'url', {
      value: 'http://localhost:3000/__manifest?p=/give',
    }),
  );
  await expect(window.fetch('/__manifest?p=%2Fgive', {})).rejects.toThrow('503');
});
