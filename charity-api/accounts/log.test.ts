/** Tests that no log line contains personal data or secrets, also when requests fail. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Challenge, Tokens } from '#contract/accounts';
import { bearer, codeFor, postAuth, signIn, wrongCode } from '#tests/support/api/accounts';
import { NO_LIMITS, openTestApi, type TestApi, fromNetwork } from '#tests/support/api/api';
import { openSmtp, type SmtpServer } from '#tests/support/api/smtp';

/** Text that no log line may contain. Each occurs only once in the requests. */
const CANARY = {
  name: 'Zubayda Kanaria',
  email: 'zubayda.kanaria@example.org',
  password: 'canary-password-of-zubayda',
};

let api: TestApi;
let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await openSmtp();
  const accounts = {
    ...NO_LIMITS.accounts,
    failedLogins: { perDonor: 2, perEmail: 9, perAddress: 9 },
  };
  api = await openTestApi({
    config: {
      limits: { ...NO_LIMITS, accounts },
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    },
  });
});
afterEach(async () => {
  await api.api.close();
  await smtp.close();
});

test('logs no e-mail address, name, password, code, challenge or token', async () => {
  const headers = { ...fromNetwork('canary-network'), 'user-agent': 'CanaryBrowser/1.0' };
  const post = (path: string, body: unknown) => api.post(`/users/auth/${path}`, body, headers);
  const secrets: string[] = [];

  const challenge = await postAuth<Challenge>(api, 'signup', CANARY, headers);
  const code = await codeFor(api, challenge);
  const typed = { challenge: challenge.challenge, code: wrongCode(code) };
  await post('signup/verify', typed);
  await post('signup/verify', { ...typed, code: `${code}-` });
  smtp.instead = (command) =>
    command === 'RCPT' ? `550 <${CANARY.email}> unknown user` : undefined;
  await api.api.tick();
  smtp.instead = () => undefined;
  const tokens = await postAuth<Tokens>(api, 'signup/verify', { ...typed, code }, headers);
  await post('signup', CANARY);
  await post('signup', { ...CANARY, password: CANARY.name });
  await post('signup', { ...CANARY, email: `${CANARY.email},x` });
  await post('signup', `{"email": "${CANARY.email}", `);
  await post('password/forgot', { email: CANARY.email });
  await post('password/reset', { ...typed, password: CANARY.password });
  await post('codes', typed);
  await api.api.tick();
  const next = await postAuth<Tokens>(api, 'token', { token: tokens.refresh }, headers);
  await post('token', { token: next.refresh });
  await post('token', { token: tokens.refresh });
  await api.post('/users/auth/logout', '', bearer(next));
  const session = await signIn(api, CANARY, headers);
  for (let tries = 0; tries < 3; tries += 1)
    await post('login', { ...CANARY, name: undefined, password: `${CANARY.password}-wrong` });

  secrets.push(code, challenge.challenge, ...Object.values(CANARY), 'canary', 'Kanaria', 'zubayda');
  for (const { access, refresh } of [tokens, next, session]) secrets.push(access, refresh);
  const log = JSON.stringify(api.log);
  expect(api.log.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'request failed',
      'limit.reached',
      'mail.abandoned',
      'refresh token used twice: session revoked',
    ]),
  );
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
});
