/** Going down under load: readiness first, what has begun is finished, nobody gets an error. */
import { Agent } from 'node:http';
import { expect, test, vi } from 'vitest';
import { Shutdown } from '#server/shutdown';
import { askAt, html, serve } from './serve';

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function serveUntilStopped(app: (request: Request) => Promise<Response>) {
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
  });
  return { ...opened, shutdown: holder.shutdown, exit, stop, ended };
}

test('under load nobody gets an error', async () => {
  const { port, shutdown, ended, stop, errors } = await serveUntilStopped(async () => {
    await later(20);
    return html('done');
  });
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const refused: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      try {
        statuses.push((await askAt(port, '/mine', { agent })).status);
      } catch (error) {
        // The port is closed: a proxy sends the request to another process.
        refused.push((error as NodeJS.ErrnoException).code ?? '');
        isOver = true;
      }
    }
  };
  const visitors = Array.from({ length: 40 }, visitor);
  await vi.waitUntil(() => statuses.length > 100, { timeout: 20_000 });
  shutdown.begin();
  expect(await ended).toBe(0);
  isOver = true;
  await Promise.all(visitors);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const code of refused) expect(code).toMatch(/^ECONN(?:REFUSED|RESET)$/);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('readiness goes first, and each answer says that it is the last', async () => {
  const { ask, shutdown, ended } = await serveUntilStopped(async () => {
    await later(200);
    return html('done');
  });
  const begun = ask('/mine');
  await later(50);
  shutdown.begin();
  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  expect(ready.headers.connection).toBe('close');
  expect((await begun).text).toBe('done');
  expect(await ended).toBe(0);
  await expect(ask('/mine')).rejects.toThrow('ECONNREFUSED');
});

test('a second signal does not wait', async () => {
  const { ask, shutdown, exit } = await serveUntilStopped(async () => {
    await later(500);
    return html('done');
  });
  const begun = ask('/mine');
  await later(50);
  shutdown.begin();
  expect(exit).not.toHaveBeenCalled();
  shutdown.begin();
  expect(exit).toHaveBeenCalledWith(1);
  await begun;
});

test('an app that cannot close ends in an error', async () => {
  const { shutdown, stop, ended, errors } = await serveUntilStopped(() =>
    Promise.resolve(html('')),
  );
  stop.mockRejectedValue(new Error('the database is gone'));
  shutdown.begin();
  expect(await ended).toBe(1);
  expect(errors).toHaveLength(1);
});
