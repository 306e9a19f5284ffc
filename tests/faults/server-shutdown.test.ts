/** Graceful shutdown: /readyz fails first, running requests are finished, and no request fails. */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Shutdown } from '#server/shutdown';
import { requestAt, html, serve } from './serve';

const NOTICE_MS = 300;

async function serveUntilStopped(
  app: (request: Request) => Promise<Response>,
  { noticeMs = NOTICE_MS, finishMs }: { noticeMs?: number; finishMs?: number } = {},
) {
  const holder: { shutdown?: Shutdown } = {};
  const opened = await serve(app, { isDraining: () => holder.shutdown?.isDraining ?? false });
  const exit = vi.fn();
  const stop = vi.fn(() => Promise.resolve());
  const ended = new Promise<number>((done) => exit.mockImplementation(done));
  holder.shutdown = new Shutdown({
    server: opened.server,
    stop,
    exit,
    onError: (error) => opened.errors.push(error),
    noticeMs,
    ...(finishMs !== undefined && { finishMs }),
  });
  return { ...opened, shutdown: holder.shutdown, exit, stop, ended };
}

/** An app whose request is running until the test ends it. */
function workUntilReleased() {
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  const released = new Promise<void>((done) => (release = done));
  const app = async () => {
    arrive();
    await released;
    return html('done');
  };
  return { app, arrived, release };
}

test('shutdown under load fails no accepted request', async () => {
  const { port, shutdown, ended, stop, errors } = await serveUntilStopped(async () => {
    await new Promise((soon) => setImmediate(soon));
    return html('done');
  });
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const refused: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      try {
        statuses.push((await requestAt(port, '/mine', { agent })).status);
      } catch (error) {
        // The port is closed: a proxy sends the request to another process.
        refused.push((error as NodeJS.ErrnoException).code ?? '');
        isOver = true;
      }
    }
  };
  const visitors = Array.from({ length: 40 }, visitor);
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  shutdown.begin();
  expect(await ended).toBe(0);
  isOver = true;
  await Promise.all(visitors);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const code of refused) expect(code).toMatch(/^ECONN(?:REFUSED|RESET)$/);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('shutdown returns 503 from /readyz and closes connections before the port is closed', async () => {
  const { app, arrived, release } = workUntilReleased();
  const { ask, shutdown, ended } = await serveUntilStopped(app);
  const begun = ask('/mine');
  await arrived;
  // With fake timers the test ends the notice period, also on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  shutdown.begin();
  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  expect(ready.headers.connection).toBe('close');
  await vi.advanceTimersByTimeAsync(NOTICE_MS);
  release();
  expect((await begun).text).toBe('done');
  expect(await ended).toBe(0);
  await expect(ask('/mine')).rejects.toThrow('ECONNREFUSED');
});

test('the response of a request that began before the shutdown closes its connection', async () => {
  const { app, arrived, release } = workUntilReleased();
  const { port, shutdown, ended } = await serveUntilStopped(app, { noticeMs: 0 });
  const agent = new Agent({ keepAlive: true });
  const begun = requestAt(port, '/mine', { agent });
  await arrived;
  shutdown.begin();
  release();
  expect((await begun).headers.connection).toBe('close');
  expect(await ended).toBe(0);
});

test('connections that wait in the backlog when the shutdown begins get their response', async () => {
  const { port, shutdown, ended } = await serveUntilStopped(() => Promise.resolve(html('done')), {
    noticeMs: 0,
  });
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  const replies = sockets.map(async (socket) => {
    let reply = '';
    socket.on('data', (bytes) => (reply += bytes.toString()));
    const error = await once(socket, 'close').then(
      () => null,
      (reason: NodeJS.ErrnoException) => reason.code,
    );
    return error ?? reply.slice(0, 15);
  });
  // The system connects all of them at once. The server accepts one in each turn of the event loop.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets)
    socket.end('GET /mine HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n');
  shutdown.begin();
  expect(new Set(await Promise.all(replies))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(await ended).toBe(0);
});

test('shutdown aborts incomplete requests after the time limit', async () => {
  const { send, shutdown, ended, stop } = await serveUntilStopped(async () => html(''), {
    finishMs: 200,
  });
  const halves = [
    'GET / HTTP/1.1\r\nhost: x\r\n',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na',
  ];
  const sent = halves.map((half) => send(half).catch(() => 'cut off'));
  await send('GET /readyz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  shutdown.begin();
  expect(await ended).toBe(0);
  expect(stop).toHaveBeenCalledTimes(1);
  await Promise.all(sent);
});

test('a second signal exits with 1 immediately', async () => {
  const { app, arrived, release } = workUntilReleased();
  const { ask, shutdown, exit } = await serveUntilStopped(app);
  const begun = ask('/mine');
  await arrived;
  shutdown.begin();
  expect(exit).not.toHaveBeenCalled();
  shutdown.begin();
  expect(exit).toHaveBeenCalledWith(1);
  release();
  await begun;
});

test('shutdown exits with 1 when the app cannot close', async () => {
  const { shutdown, stop, ended, errors } = await serveUntilStopped(() =>
    Promise.resolve(html('')),
  );
  stop.mockRejectedValue(new Error('the database is gone'));
  shutdown.begin();
  expect(await ended).toBe(1);
  expect(errors).toHaveLength(1);
});
