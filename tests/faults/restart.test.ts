/** Tests the restart of the process after SIGTERM. */
import { Agent } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startServer, type RunningServer } from '#tests/support/server';
import { askProxy, HOST, programOf, startProxy, type Ports } from './real-proxies';

describe('SIGTERM under load, behind Caddy with the example of docs/operating', () => {
  const program = programOf('caddy');
  const sites: RunningServer[] = [];
  let env: Record<string, string>;
  let proxy: { ports: Ports; stop: () => Promise<void> };
  /** Starts the site on the same port and data, as a supervisor does (Docker or systemd). */
  const start = async (content?: 'empty') => {
    const site = await startServer({ env, ...(content && { content }) });
    sites.push(site);
    return site;
  };
  beforeAll(async () => {
    if (!program) return;
    const port = await freePort();
    env = {
      ...{ PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1', SHUTDOWN_NOTICE_MS: '3000' },
      // The database of the test charity is marked as a demonstration.
      ...{ DEMO_CONTENT: 'true', PORT: String(port) },
      // The secrets of all processes are in the data folder, so that carts stay valid.
      SESSION_SECRETS: '',
    };
    env.DATA_DIR = (await start()).dataDir;
    proxy = await startProxy('caddy', program, port);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(sites.map((site) => site.stop()));
  });

  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Returns the status, or the code of the error. */
  const ask = (path: string, form?: string): Promise<number | string> =>
    askProxy(proxy.ports, path, {
      agent,
      ...(form !== undefined && {
        ...{ method: 'POST', body: form },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
      }),
    }).then(
      ({ status }) => status,
      ({ code }: NodeJS.ErrnoException) => code!,
    );

  test.skipIf(!program)(
    'fails no page and resets no form, and the process exits with 0',
    async () => {
      const pages: (number | string)[] = [];
      const forms: (number | string)[] = [];
      let isOver = false;
      const visitor = async () => {
        while (!isOver) {
          pages.push(await ask('/'));
          const gift = 'currency=OMR&interval=once&amount=10&intent=cart';
          forms.push(await ask('/projects/wells', gift));
        }
      };
      const visitors = Array.from({ length: 8 }, visitor);
      await expect.poll(() => forms.length).toBeGreaterThan(25);
      process.kill(sites[0]!.pid, 'SIGTERM');
      const how = await sites[0]!.ended;
      await start('empty');
      const before = forms.length;
      await expect.poll(() => forms.length).toBeGreaterThan(before + 25);
      isOver = true;
      await Promise.all(visitors);
      expect(how).toBe(0);
      expect(new Set(pages)).toEqual(new Set([200]));
      // Releases of Caddy before March 2026 cannot hold a form until the site is back
      // (https://github.com/caddyserver/caddy/pull/7547). Such a form has not reached the site. At most one form of
      // each visitor fails: the first one after the port was closed.
      expect(forms.filter((status) => status !== 302 && status !== 502)).toEqual([]);
      expect(forms.filter((status) => status === 502).length).toBeLessThanOrEqual(visitors.length);
    },
  );
});
