/** Tests the rate limits of newsletter subscriptions: for one network, and for all together. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { NO_LIMITS, openTestApi, type TestApi, fromNetwork } from '#tests/support/api/api';
import { advanceClock } from '#tests/support/api/orders';

let api: TestApi;
beforeEach(async () => {
  const limits = { ...NO_LIMITS, subscriptions: { perAddress: 3, total: 5 } };
  api = await openTestApi({ config: { limits } });
});
afterEach(() => api.api.close());

let people = 0;
async function subscribe(headers: Record<string, string>, email = `p${(people += 1)}@example.org`) {
  const answer = await api.post('/email-subscriptions', { email }, headers);
  const { errorCode } = (await answer.json()) as { errorCode?: string };
  return errorCode ?? answer.status;
}

const stored = async () =>
  (await api.db.selectFrom('subscriptions').select('email').execute()).length;

describe('subscriptions from one network', () => {
  test('subscriptions are rejected beyond the limit, and nothing is stored', async () => {
    for (let i = 0; i < 3; i += 1) expect(await subscribe(fromNetwork('mosque'))).toBe(201);
    const before = await stored();
    expect(await subscribe(fromNetwork('mosque'))).toBe('subscription.tooMany');
    expect(await stored()).toBe(before);
    expect(api.log).toContainEqual(
      expect.objectContaining({ bucket: 'subscriptions.address', message: 'limit.reached' }),
    );
    // Other networks are not affected, and the window of one hour slides.
    expect(await subscribe(fromNetwork('home'))).toBe(201);
    advanceClock(api, minutes(61));
    expect(await subscribe(fromNetwork('mosque'))).toBe(201);
  });

  test('subscriptions count an e-mail address that is already subscribed, so that the response does not reveal it', async () => {
    const answers = [];
    for (let i = 0; i < 4; i += 1)
      answers.push(await subscribe(fromNetwork('home'), 'a@example.org'));
    expect(answers).toEqual([201, 201, 201, 'subscription.tooMany']);
  });

  test('subscriptions do not count an invalid e-mail address', async () => {
    for (let i = 0; i < 4; i += 1)
      expect(await subscribe(fromNetwork('home'), 'a@b')).toBe('subscription.invalidEmail');
    expect(await subscribe(fromNetwork('home'))).toBe(201);
  });
});

test('subscriptions from many networks are rejected beyond the total limit', async () => {
  for (let i = 0; i < 5; i += 1) expect(await subscribe(fromNetwork(`n${i}`))).toBe(201);
  expect(await subscribe(fromNetwork('another'))).toBe('subscription.tooMany');
});

test('the total limit logs one warning for any number of rejected subscriptions', async () => {
  const warnings = () => api.log.filter(({ level }) => level === 'warn');
  for (let i = 0; i < 4; i += 1) await subscribe(fromNetwork(`n${i}`));
  expect(warnings()).toEqual([]);
  for (let i = 4; i < 9; i += 1) await subscribe(fromNetwork(`n${i}`));
  expect(warnings()).toMatchObject([
    {
      level: 'warn',
      message: 'unusually many requests',
      bucket: 'subscriptions.all',
      count: 5,
    },
  ]);
});
