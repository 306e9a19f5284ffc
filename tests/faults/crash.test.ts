/** Row 43 of the fault matrix: an error that nothing catches ends the built server, so that it can be started again. */
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server';

/** Runs before the server. A request to /crash throws outside of all handlers. */
const CRASHES = `
import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'request' && request.url === '/crash')
    setImmediate(() => { throw new Error('uncaught in the test'); });
  if (event === 'request' && request.url === '/reject')
    void Promise.reject(new Error('unhandled in the test'));
  return emit.call(this, event, request, ...rest);
};`;

test.each(['/crash', '/reject'])(
  '43 an uncaught error or an unhandled rejection (%s) is logged, and ends the process',
  async (path) => {
    const preload = `data:text/javascript,${encodeURIComponent(CRASHES)}`;
    const server = await startServer({ env: { NODE_OPTIONS: `--import=${preload}` } });
    const isUp = () => fetch(`${server.origin}/livez`).then(({ ok }) => ok);
    expect(await isUp()).toBe(true);
    await fetch(server.origin + path).catch(() => undefined);
    await expect.poll(() => isUp().catch(() => false)).toBe(false);
    expect(server.output()).toMatch(/in the test/);
    await server.stop();
  },
);
