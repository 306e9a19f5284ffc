/** Helpers for accounts in tests: sign up, verify and sign in through the API. */
import { createHash } from 'node:crypto';
import type { Challenge, Tokens } from '#contract/accounts';
import { deriveCode } from '#api/http/one-time-code';
import { resultOf, type TestApi } from './api';
import { oneRow } from '#tests/support/api/rows';

export const PASSWORD = 'seven quiet palm trees';
export const SALMA = { name: 'Salma Al Harthi', email: 'salma@example.org', password: PASSWORD };

/** Posts to an endpoint of accounts, and returns its result. @throws Error with the API's error */
export async function postAuth<T>(
  test: TestApi,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  return resultOf<T>(test.post(`/users/auth/${path}`, body, headers));
}

/** Returns the code that the mail for this challenge contains. */
export async function codeFor(
  { db, deps }: Pick<TestApi, 'db' | 'deps'>,
  { challenge }: Pick<Challenge, 'challenge'>,
): Promise<string> {
  const id = createHash('sha256').update(challenge).digest('base64url');
  const { generation } = await oneRow(db, 'email_codes', { id });
  return deriveCode(deps.config.signingSecrets[0]!, { id, generation });
}

/** Returns six digits that are not the code. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Signs up, verifies the e-mail address, and returns the tokens of the first session. */
export async function createAccount(
  test: TestApi,
  changes: Partial<typeof SALMA> = {},
  headers?: Record<string, string>,
): Promise<Tokens> {
  const challenge = await postAuth<Challenge>(test, 'signup', { ...SALMA, ...changes }, headers);
  const body = { challenge: challenge.challenge, code: await codeFor(test, challenge) };
  return postAuth<Tokens>(test, 'signup/verify', body, headers);
}

/** Signs in, and returns the tokens of a new session. */
export function signIn(
  test: TestApi,
  { email, password }: Pick<typeof SALMA, 'email' | 'password'> = SALMA,
  headers?: Record<string, string>,
): Promise<Tokens> {
  return postAuth<Tokens>(test, 'login', { email, password }, headers);
}

/** Returns the header of a signed-in donor. */
export const bearer = ({ access }: Pick<Tokens, 'access'>): Record<string, string> => ({
  authorization: `Bearer ${access}`,
});
