/** Tests which requests of the charity API's process are handled, and which come first. */
import { expect, test, vi } from 'vitest';
import { inTurn } from './in-turn';

function open() {
  const waiting: [work: () => void, isUrgent: boolean][] = [];
  const fetch = vi.fn(() => Promise.resolve(new Response('done')));
  const send = inTurn({ run: (...work) => waiting.push(work) }, fetch);
  return {
    waiting,
    fetch,
    send: (path: string, outgoing = { destroyed: false }) =>
      send(new Request(`http://localhost${path}`), { outgoing }),
  };
}

test('does not handle a request whose client gave up while it waited', async () => {
  const { waiting, fetch, send } = open();
  const outgoing = { destroyed: false };
  const given = send('/projects', outgoing);
  const other = send('/projects');
  outgoing.destroyed = true;
  for (const [work] of waiting) work();
  expect([(await given).status, (await other).status]).toEqual([499, 200]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['/user/orders/abc', true],
  ['/user/orders/abc/confirm', true],
  ['/user/payment-transactions/paypal/capture', true],
  ['/webhooks/stripe', true],
  ['/user/orders', false],
  ['/projects', false],
])('%s is urgent: %s', (path, isUrgent) => {
  const { waiting, send } = open();
  void send(path);
  expect(waiting[0]?.[1]).toBe(isUrgent);
});
