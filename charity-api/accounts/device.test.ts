/** Tests the names of browsers and operating systems for User-Agent headers. */
import { expect, test } from 'vitest';
import { createAccount } from '#tests/support/api/accounts';
import { openTestApi } from '#tests/support/api/api';
import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

test.each([
  [FIREFOX_ANDROID, 'Firefox, Android'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140 Safari/537.36 OPR/120`, 'Opera, Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/25 Chrome/121 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15', 'Safari, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
    'Chrome, iPhone',
  ],
  ['curl/8.0', ''],
  [`${'x'.repeat(400)} Firefox/140.0`, ''],
  [null, ''],
])('the device of the User-Agent %j is %j', (header, device) => {
  expect(deviceOf(header)).toBe(device);
});

test('a session has the device of the request that started it', async () => {
  const api = await openTestApi();
  await createAccount(api, {}, { 'user-agent': FIREFOX_ANDROID });
  const { device } = await api.db.selectFrom('sessions').select('device').executeTakeFirstOrThrow();
  expect(device).toBe('Firefox, Android');
  await api.api.close();
});
