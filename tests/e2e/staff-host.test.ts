/** Tests a staff area on its own host (STAFF_URL): hosts, cookies, forms of other origins. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe } from 'vitest';
import { expect, navigateTo, test } from '#tests/support/browser';
import { fillInJoinForm, firstOwnerPath } from '#tests/support/first-owner';
import { freePort, startServer, type RunningServer } from '#tests/support/server';

let server: RunningServer;
/** Browsers resolve every name below .localhost to this machine (RFC 6761). */
let donors: string;
let staff: string;
beforeAll(async () => {
  const port = await freePort();
  [donors, staff] = [`localhost:${port}`, `staff.localhost:${port}`];
  server = await startServer({
    env: {
      ...{ LOG_LEVEL: 'info', PORT: String(port) },
      ...{ PUBLIC_URL: `http://${donors}`, STAFF_URL: `http://${staff}` },
    },
  });
});
afterAll(() => server?.stop());

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request with this Host header, which `fetch` does not allow. */
function ask(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, `http://${donors}`),
      { method, headers: { ...headers, host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a staff area on its own host', () => {
  test('responds on its own host only', async () => {
    for (const path of ['/staff', '/staff/sign-in', '/staff/static/nothing.css'])
      expect((await ask(donors, path)).status, path).toBe(404);
    expect((await ask(donors, '/')).status).toBe(200);
    expect((await ask(staff, '/staff/sign-in')).status).toBe(200);
    expect((await ask(staff, '/')).headers.location).toBe('/staff');
    expect((await ask(staff, '/projects')).status).toBe(404);
    const other = await ask(`evil.localhost:${new URL(`http://${staff}`).port}`, '/staff');
    expect(other.status).not.toBe(200);
    expect(other.headers.location ?? '').not.toContain('/staff/sign-in');
  });

  test('accepts forms of its own origin only', async () => {
    const post = (origin: string) =>
      ask(staff, '/staff/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: 'email=huda%40charity.example&password=not+the+password',
      });
    expect((await post(`http://${donors}`)).status).toBe(403);
    const own = await post(`http://${staff}`);
    expect([400, 401]).toContain(own.status);
    expect(own.body).toContain('name="password"');
  });

  test('the first owner joins with the link of the log, and the donors’ host gets no cookie', async ({
    open,
  }) => {
    const path = firstOwnerPath(server);
    const page = await open(path, { javaScript: false, at: `http://${staff}` });
    await fillInJoinForm(page);
    const codes = page.locator('.codes li');
    await navigateTo(codes.first(), () => page.locator('main form button').last().click());
    await navigateTo(page.locator('.shell h1'), () => page.locator('main a.btn').click());
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'staff')).toMatchObject({
      ...{ domain: 'staff.localhost', httpOnly: true, sameSite: 'Strict' },
    });
    expect(await page.context().cookies(`http://${donors}`)).toEqual([]);
  });
});
