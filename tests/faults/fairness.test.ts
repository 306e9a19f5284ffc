/** Many connections at the same time: the last ones get their response as soon as the others, who has paid first. */
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RequestQueue } from '#server/request-queue';
import { html, serve } from './serve';

const REQUEST = 'GET /mine HTTP/1.1\r\nhost: site\r\n\r\n';
/** Handling one request blocks the event loop for this long, as rendering a page does. */
const WORK_MS = 2;

const work = () => {
  const until = performance.now() + WORK_MS;
  while (performance.now() < until);
  return html('done');
};

/** A connection that sends its next request as soon as a response has arrived, as a busy client does. */
function client(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const got = { responses: 0 };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    const responses = bytes.toString().split('HTTP/1.1 200').length - 1;
    got.responses += responses;
    if (responses > 0) socket.write(REQUEST);
  });
  socket.write(REQUEST);
  onTestFinished(() => void socket.destroy());
  return got;
}

test('connections that open while others are busy get as many responses as they', async () => {
  const { port } = await serve(work);
  const early = Array.from({ length: 60 }, () => client(port));
  await expect.poll(() => Math.min(...early.map(({ responses }) => responses))).toBeGreaterThan(0);
  const before = early.map(({ responses }) => responses);
  const late = Array.from({ length: 60 }, () => client(port));
  await expect
    .poll(() => Math.min(...late.map(({ responses }) => responses)), { interval: 5 })
    .toBeGreaterThan(0);
  // One connection is accepted in each turn, so a turn must not serve all early connections.
  const meanwhile = early.map(({ responses }, n) => responses - before[n]!);
  expect(Math.max(...meanwhile)).toBeLessThanOrEqual(6);
});

test('a donor who has paid comes before the others: pages of orders and webhooks are urgent', async () => {
  const queue = new RequestQueue();
  const run = vi.spyOn(queue, 'run');
  const { ask } = await serve(() => html('done'), { queue });
  const isUrgent = async (path: string) => {
    await ask(path);
    return run.mock.lastCall![1];
  };
  for (const path of ['/orders/a/return', '/ar/orders/a', '/webhooks/stripe'])
    expect(await isUrgent(path), path).toBe(true);
  for (const path of ['/checkout', '/ordersa']) expect(await isUrgent(path), path).toBe(false);
});
