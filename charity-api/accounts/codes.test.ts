/** Tests the rules of one-time codes: tries, expiry, single use, and sending again. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Challenge, Tokens } from '#contract/accounts';
import { minutes, seconds } from '#domain/time/durations';
import { codeFor, postAuth, SALMA, wrongCode } from '#tests/support/api/accounts';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';

const api = apiOfEachTest();
let challenge: Challenge;
let code: string;
beforeEach(async () => {
  challenge = await postAuth<Challenge>(api, 'signup', SALMA);
  code = await codeFor(api, challenge);
});

const verify = (typed: string) =>
  postAuth<Tokens>(api, 'signup/verify', { challenge: challenge.challenge, code: typed });
const resend = () => postAuth<Challenge>(api, 'codes', { challenge: challenge.challenge });
const after = (time: number) => new Date(TEST_NOW.getTime() + time).toISOString();

test('a challenge is random and has the times of its code', () => {
  expect(challenge).toEqual({
    challenge: expect.stringMatching(/^[\w-]{32}$/) as string,
    resendAt: after(minutes(1)),
    expiresAt: after(minutes(10)),
  });
});

describe('a code', () => {
  test('accepts a code after four wrong tries, and only once', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      await expect(verify(wrongCode(code))).rejects.toThrow('auth.wrongCode');
    await verify(code);
    await expect(verify(code)).rejects.toThrow('auth.codeExpired');
  });

  test('rejects a code after five wrong tries, also in concurrent requests', async () => {
    const guesses = await Promise.allSettled(
      Array.from({ length: 40 }, () => verify(wrongCode(code))),
    );
    const wrong = guesses.filter(
      (guess) => guess.status === 'rejected' && String(guess.reason).includes('auth.wrongCode'),
    );
    expect(wrong).toHaveLength(5);
    await expect(verify(code)).rejects.toThrow('auth.codeExpired');
  });

  test('rejects a code after ten minutes', async () => {
    advanceClock(api, minutes(10) - 1);
    await expect(verify(wrongCode(code))).rejects.toThrow('auth.wrongCode');
    advanceClock(api, 1);
    await expect(verify(code)).rejects.toThrow('auth.codeExpired');
  });

  test('rejects a code with another challenge', async () => {
    const own = challenge;
    challenge = await postAuth<Challenge>(api, 'signup', { ...SALMA, email: 'muna@example.org' });
    await expect(verify(code)).rejects.toThrow('auth.wrongCode');
    challenge = { ...own, challenge: 'x'.repeat(32) };
    await expect(verify(code)).rejects.toThrow('auth.codeExpired');
  });

  test('rejects the code of a sign-up for a new password', async () => {
    const body = { challenge: challenge.challenge, code, password: 'another good password' };
    const reset = postAuth(api, 'password/reset', body);
    await expect(reset).rejects.toThrow('auth.codeExpired');
  });

  test.each(['12345', '١٢٣٤٥٦'])(
    'rejects the input %j as invalid, and does not count it as a try',
    async (typed) => {
      for (let tries = 0; tries < 6; tries += 1)
        await expect(verify(typed)).rejects.toThrow('request.invalid');
      await verify(code);
    },
  );
});

describe('another code', () => {
  test('sends another code after a minute, not earlier, and it replaces the first', async () => {
    advanceClock(api, seconds(59));
    const early = await api.post('/users/auth/codes', { challenge: challenge.challenge });
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    advanceClock(api, seconds(1));
    expect(await resend()).toEqual({
      ...challenge,
      resendAt: after(minutes(2)),
      expiresAt: after(minutes(11)),
    });
    const second = await codeFor(api, challenge);
    expect(second).not.toBe(code);
    await expect(verify(code)).rejects.toThrow('auth.wrongCode');
    await verify(second);
  });

  test('sends another code after the first has expired, for up to an hour', async () => {
    advanceClock(api, minutes(69));
    await resend();
    await verify(await codeFor(api, challenge));
    const other = await postAuth<Challenge>(api, 'password/forgot', { email: SALMA.email });
    advanceClock(api, minutes(70));
    const late = postAuth(api, 'codes', { challenge: other.challenge });
    await expect(late).rejects.toThrow('auth.codeExpired');
  });

  test('another code does not reset the wrong tries', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      await expect(verify(wrongCode(code))).rejects.toThrow('auth.wrongCode');
    advanceClock(api, minutes(1));
    await resend();
    const second = await codeFor(api, challenge);
    await expect(verify(wrongCode(second))).rejects.toThrow('auth.wrongCode');
    await expect(verify(second)).rejects.toThrow('auth.codeExpired');
    advanceClock(api, minutes(1));
    await expect(resend()).rejects.toThrow('auth.codeExpired');
  });

  test('sends another code at most four times for a challenge, and never for an unknown challenge', async () => {
    for (let sends = 1; sends < 5; sends += 1) {
      advanceClock(api, minutes(1));
      await resend();
    }
    advanceClock(api, minutes(1));
    await expect(resend()).rejects.toThrow('auth.tooMany');
    const unknown = postAuth(api, 'codes', { challenge: 'x'.repeat(32) });
    await expect(unknown).rejects.toThrow('auth.codeExpired');
  });

  test('another code replaces a mail that was not sent yet', async () => {
    advanceClock(api, minutes(1));
    await resend();
    expect(await api.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'code' }]);
    await api.api.tick();
    advanceClock(api, minutes(1));
    await resend();
    expect(await api.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'code' }]);
  });
});
