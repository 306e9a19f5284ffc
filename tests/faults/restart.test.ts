/** Tests the restart of the process after SIGTERM. */
import { Agent, request } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST, programOf, startProxy, type Ports } from './real-proxies';
import { startSupervised, type SupervisedSite } from './supervised-site';

describe('SIGTERM under load, behind Caddy with the example of docs/operating', () => {
  const program = programOf('caddy');
  let site: SupervisedSite;
  let proxy: { ports: Ports; stop: () => Promise<void> };
  beforeAll(async () => {
    if (!program) return;
    const env = {
      ...{ PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1', SHUTDOWN_NOTICE_MS: '3000' },
      // The database of the test charity is marked as a demonstration.
      DEMO_CONTENT: 'true',
    };
    // The secrets of all processes of the supervisor are in the data folder, so that carts stay valid.
    site = await startSupervised({ ...env, SESSION_SECRETS: '' });
    proxy = await startProxy('caddy', program, site.port);
  });
  afterAll(async () => {
    await proxy?.stop();
    await site?.stop();
  });

  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Returns the status, or the code of the error. */
  function ask(path: string, form?: string): Promise<number | string> {
    return new Promise((resolve) => {
      const options = {
        ...{ host: '127.0.0.1', port: proxy.ports.https, servername: HOST, agent, path },
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          host: HOST,
          ...(form !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': form.length,
            'sec-fetch-site': 'same-origin',
          }),
        },
      };
      const sent = request(options, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
      sent.end(form);
    });
  }

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
      site.signal('SIGTERM');
      await expect.poll(() => site.ends.length, { timeout: 60_000 }).toBe(1);
      await site.ready();
      const before = forms.length;
      await expect.poll(() => forms.length).toBeGreaterThan(before + 25);
      isOver = true;
      await Promise.all(visitors);
      expect(site.ends).toMatchObject([{ how: 0 }]);
      expect(new Set(pages)).toEqual(new Set([200]));
      // Releases of Caddy before March 2026 cannot hold a form until the site is back
      // (https://github.com/caddyserver/caddy/pull/7547). Such a form has not reached the site. At most one form of
      // each visitor fails: the first one after the port was closed.
      expect(forms.filter((status) => status !== 302 && status !== 502)).toEqual([]);
      expect(forms.filter((status) => status === 502).length).toBeLessThanOrEqual(visitors.length);
    },
  );
});
