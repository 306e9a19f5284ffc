/** Tests how a social sign-in creates, finds and links accounts. */
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Challenge, SocialLoginReply, SocialProvider, Tokens } from '#contract/accounts';
import { codeFor, wrongCode } from '#tests/support/api/accounts';
import {
  authorize,
  expectNoPersonalData,
  signInSocially,
  setupSocialApi,
} from '#tests/support/api/social';
import { insertRows } from '#tests/support/api/rows';

const given = setupSocialApi();

const accounts = () => given.api.db.selectFrom('accounts').selectAll().orderBy('email').execute();
const identities = () =>
  given.api.db
    .selectFrom('social_identities')
    .select(['provider', 'subject', 'account_id'])
    .orderBy('subject')
    .execute();

function tokensOf({ result }: { result?: SocialLoginReply }): Tokens {
  if (!result || !('tokens' in result)) throw new Error('the donor is not signed in');
  return result.tokens;
}

function challengeOf({ result }: { result?: SocialLoginReply }): Challenge {
  if (!result || !('challenge' in result)) throw new Error('no code was sent');
  return result.challenge;
}

const signInAs = async (person: string, provider: SocialProvider = 'google') =>
  signInSocially(given.api, await authorize(given.provider, person, provider), provider);
const verify = ({ challenge }: Challenge, code: string) =>
  given.api.post('/users/auth/signup/verify', { challenge, code });

async function insertAccount(email: string): Promise<string> {
  const at = '2026-01-01T00:00:00.000Z';
  const row = { id: 'known', email, name: 'Known', phone: null, avatar: '', locale: 'en' } as const;
  await insertRows(given.api.db, 'accounts', {
    ...row,
    password_hash: 'hash',
    created_at: at,
    updated_at: at,
  });
  return row.id;
}

describe('an account', () => {
  test('creates an account with verified e-mail address, name and picture, and without a password', async () => {
    const answer = await signInAs('salma-1');
    expect(answer.status).toBe(200);
    expect(decodeJwt(tokensOf(answer).access)).toMatchObject({ name: 'Salma Al Harthi' });
    expect(await accounts()).toMatchObject([
      {
        email: 'salma@example.test',
        name: 'Salma Al Harthi',
        avatar: 'https://pictures.example/salma.jpg',
        password_hash: null,
      },
    ]);
    expectNoPersonalData(given.api);
  });

  test('finds an account by provider and subject after its e-mail address was changed', async () => {
    await signInAs('salma-1');
    await given.api.db.updateTable('accounts').set({ email: 'new@example.test' }).execute();
    tokensOf(await signInAs('salma-1'));
    expect(await accounts()).toHaveLength(1);
  });

  test('links an account by an e-mail address that the provider has verified, and keeps its name and password', async () => {
    const id = await insertAccount('salma@example.test');
    for (const person of ['salma-1', 'salma-2']) tokensOf(await signInAs(person));
    expect(await accounts()).toMatchObject([{ id, name: 'Known', password_hash: 'hash' }]);
    expect(await identities()).toEqual([
      { provider: 'google', subject: 'salma-1', account_id: id },
      { provider: 'google', subject: 'salma-2', account_id: id },
    ]);
  });

  test.each([
    ['google', 'noor', 'noor@example.test'],
    // Google verified it once, and does not host it: it may have a new owner.
    ['google', 'muna', 'muna@example.test'],
    // Facebook does not verify addresses, whatever its token contains.
    ['facebook', 'salma-1', 'salma@example.test'],
  ] as const)(
    'requires a code to link an account by an e-mail address for which %s does not vouch (%s)',
    async (name, person, email) => {
      const id = await insertAccount(email);
      const sent = challengeOf(await signInAs(person, name));
      const code = await codeFor(given.api, sent);
      expect((await verify(sent, wrongCode(code))).status).toBe(400);
      expect(await identities()).toEqual([]);
      expect((await verify(sent, code)).status).toBe(201);
      expect(await identities()).toEqual([{ provider: name, subject: person, account_id: id }]);
      tokensOf(await signInAs(person, name));
      expectNoPersonalData(given.api);
    },
  );

  test('the code to an unverified e-mail address without an account creates one', async () => {
    const sent = challengeOf(await signInAs('noor'));
    expect(await accounts()).toEqual([]);
    expect((await verify(sent, await codeFor(given.api, sent))).status).toBe(201);
    expect(await accounts()).toMatchObject([{ email: 'noor@example.test', name: 'Noor' }]);
  });

  test('creates no account without an e-mail address', async () => {
    expect(await signInAs('silent')).toMatchObject({
      status: 400,
      errorCode: 'social.emailMissing',
    });
    expect(await accounts()).toEqual([]);
  });

  test('limits the length of the name, and omits a picture without https', async () => {
    await signInAs('odd');
    expect(await accounts()).toMatchObject([{ name: 'x'.repeat(120), avatar: '' }]);
  });
});
