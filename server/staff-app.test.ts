/** Tests which requests the staff area gets: by path, or by host when it has its own. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { filesOfBoth, hasOwnHost, isStaffRequest } from './staff-app';

const asked = (url: string, host = 'give.example.org') =>
  ({ url, headers: { host } }) as unknown as IncomingMessage;
const SITE = { publicOrigin: 'https://give.example.org', behindProxy: false };

describe('a staff area on the host of the site', () => {
  const at = { staffOrigin: 'https://give.example.org', trust: SITE };

  test.each(['/staff', '/staff/', '/staff?page=2', '/staff/donations/X', '/staff/static/a.css'])(
    'gets %s',
    (url) => expect(isStaffRequest(asked(url), at)).toBe(true),
  );

  test.each(['/', '/staffing', '/ar/staff', '/projects?to=/staff'])(
    'leaves %s to the site',
    (url) => expect(isStaffRequest(asked(url), at)).toBe(false),
  );
});

describe('a staff area with its own host', () => {
  const at = { staffOrigin: 'https://staff.example.org', trust: SITE };

  test('gets every path of its host, in any case', () => {
    expect(isStaffRequest(asked('/', 'staff.example.org'), at)).toBe(true);
    expect(isStaffRequest(asked('/staff', 'STAFF.example.org'), at)).toBe(true);
  });

  test('gets no request to the host of the site, which then returns 404', () => {
    expect(isStaffRequest(asked('/staff'), at)).toBe(false);
  });

  test('behind a proxy, the forwarded host decides', () => {
    const behind = { ...at, trust: { ...SITE, behindProxy: true } };
    const request = asked('/staff', 'internal:3000');
    request.headers['x-forwarded-host'] = 'staff.example.org';
    expect(isStaffRequest(request, behind)).toBe(true);
    request.headers['x-forwarded-host'] = 'give.example.org';
    expect(isStaffRequest(request, behind)).toBe(false);
  });
});

test('a demonstration without PUBLIC_URL serves the staff area on any host', () => {
  const trust = { publicOrigin: null, behindProxy: false };
  expect(hasOwnHost(null, trust)).toBe(false);
  expect(isStaffRequest(asked('/staff', '192.168.1.7:3000'), { staffOrigin: null, trust })).toBe(
    true,
  );
});

test('an own host also serves the icons of the site, and prefers its own files', () => {
  const sent: string[] = [];
  const files = (name: string, path: string) => ({
    has: (asked: string) => asked === path,
    send: () => Promise.resolve(void sent.push(name)),
  });
  const both = filesOfBoth(files('staff', '/staff/static/a.css'), files('site', '/chevron.svg'));
  expect(both.has('/chevron.svg')).toBe(true);
  expect(both.has('/nothing')).toBe(false);
  void both.send({ path: '/chevron.svg' } as never);
  void both.send({ path: '/staff/static/a.css' } as never);
  expect(sent).toEqual(['site', 'staff']);
});
