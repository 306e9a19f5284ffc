/** Tests the mails about accounts: texts in each language, recipients, and mails that must not be sent. */
import { describe, expect, test } from 'vitest';
import type { Challenge } from '#contract/accounts';
import { LOCALES } from '#domain/locales';
import { minutes } from '#domain/time/durations';
import { codeFor, createAccount, postAuth, SALMA } from '#tests/support/api/accounts';
import { openTestApi } from '#tests/support/api/api';
import { sentMails } from '#tests/support/api/mails';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import { asHtml, asText, type MailContent } from './letter';
import { accountDeleted, codeLetter, knownAddress, passwordChanged } from './account-mail';
import { enqueueAccountMail } from './outbox';

const CODE = '042917';
/** Matches a missing translation, or a placeholder without a value. */
const MISSING_TRANSLATION = /\{\{|undefined|mail:|(?:code|account)\.[a-z]/;

describe.each(LOCALES)('mails in %s', (locale) => {
  const sending = { locale, publicUrl: 'https://give.test', from: 'Amal Relief' };
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const formsOf = (letter: MailContent) => [asText(letter), asHtml(letter)];

  test.each(['signup', 'reset', 'social'] as const)(
    'the code for %s is not in the subject, and alone on a left-to-right line',
    (purpose) => {
      const letter = codeLetter(purpose, CODE, sending);
      expect(letter.subject).not.toContain(CODE);
      expect(letter.subject).toContain('Amal Relief');
      expect(asText(letter).split('\n')).toContain(CODE);
      expect(asHtml(letter)).toMatch(new RegExp(`<p dir="ltr"[^>]*><bdi>${CODE}</bdi></p>`));
      for (const form of formsOf(letter)) {
        expect(form).not.toMatch(MISSING_TRANSLATION);
        // A mail with a code has no link, so that donors do not get used to links in such mails.
        expect(form).not.toContain('https://');
      }
    },
  );

  test('the mails with codes have a different text for each purpose', () => {
    const [signup, reset, social] = (['signup', 'reset', 'social'] as const).map(
      (purpose) => codeLetter(purpose, CODE, sending).paragraphs[0],
    );
    expect(new Set([signup, reset, social]).size).toBe(3);
  });

  test('the mail to a known e-mail address links to the sign-in and to a new password', () => {
    for (const form of formsOf(knownAddress(sending))) {
      expect(form).toContain(`https://give.test${prefix}/login`);
      expect(form).toContain(`https://give.test${prefix}/forget-password`);
      expect(form).not.toMatch(MISSING_TRANSLATION);
    }
  });

  test('a mail about a change contains the name of the donor', () => {
    for (const letter of [passwordChanged('Salma', sending), accountDeleted('Salma', sending)]) {
      for (const form of formsOf(letter)) {
        expect(form).toContain('Salma');
        expect(form).not.toMatch(MISSING_TRANSLATION);
      }
    }
    expect(asText(passwordChanged('Salma', sending))).toContain(`${prefix}/forget-password`);
  });
});

describe('sending', () => {
  const api = apiOfEachTest();

  const sent = () => sentMails(api);
  const signup = () => postAuth<Challenge>(api, 'signup', { ...SALMA, name: 'Visit evil.example' });

  test('a sign-up sends a mail without the name, which a third party may have typed', async () => {
    const challenge = await signup();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    const code = await codeFor(api, challenge);
    expect(mail).toContain('To: salma@example.org\r\n');
    expect(mail).toContain('Subject: Your sign-up code for Amal Relief\r\n');
    expect(mail).toContain(`\r\n${code}\r\n`);
    expect(mail).not.toContain('evil');
  });

  test('a mail contains the latest code', async () => {
    const challenge = await signup();
    await sent();
    advanceClock(api, minutes(1));
    await postAuth(api, 'codes', { challenge: challenge.challenge });
    const mails = await sent();
    expect(mails).toHaveLength(2);
    const code = await codeFor(api, challenge);
    expect(mails.filter((mail) => mail.includes(code))).toHaveLength(1);
  });

  test('sends no mail with an expired code', async () => {
    await signup();
    advanceClock(api, minutes(10));
    expect(await sent()).toEqual([]);
    expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a sign-up with a known e-mail address sends a mail without a code', async () => {
    await createAccount(api);
    const challenge = await signup();
    const [mail] = await sent();
    expect(mail).toContain('Subject: You already have an account with Amal Relief');
    expect(mail).not.toContain(await codeFor(api, challenge));
  });

  test('a password reset sends a code to a known e-mail address, and nothing to an unknown one', async () => {
    await postAuth<Challenge>(api, 'password/forgot', { email: 'muna@example.org' });
    expect(await sent()).toEqual([]);
    await createAccount(api);
    const challenge = await postAuth<Challenge>(api, 'password/forgot', { email: SALMA.email });
    const code = await codeFor(api, challenge);
    const [mail] = await sent();
    expect(mail).toMatch(/Subject: .*new password.*\r\n/);
    expect(mail).toContain(`\r\n${code}\r\n`);
    const body = { challenge: challenge.challenge, code, password: 'another good password' };
    await postAuth(api, 'password/reset', body);
    const notice = (await sent()).find((mail) => mail.includes('was changed'))!;
    expect(notice).toContain('To: Salma Al Harthi <salma@example.org>');
    expect(notice).not.toContain('another good password');
  });

  test('the deletion of an account sends a mail to its e-mail address', async () => {
    await api.db.transaction().execute((tx) =>
      enqueueAccountMail(tx, {
        ...{ id: 'deleted', kind: 'account-deleted', at: api.clock.now.toISOString() },
        recipient: { email: SALMA.email, name: SALMA.name, locale: 'tr' },
      }),
    );
    const [mail] = await sent();
    expect(mail).toContain('To: Salma Al Harthi <salma@example.org>');
    expect(mail).toContain('Content-Language: tr');
  });
});

test('the stored recipient has no NUL and no half characters, which PostgreSQL cannot read', async () => {
  const api = await openTestApi();
  const recipient = { email: 'a\0b@example.org', name: 'Sal\ud83dma 🌙', locale: 'en' } as const;
  const mail = { id: 'odd', kind: 'account-deleted', at: '2026-06-01T00:00:00.000Z' } as const;
  await api.db.transaction().execute((tx) => enqueueAccountMail(tx, { ...mail, recipient }));
  const stored = await api.db.selectFrom('outbox').select('recipient').executeTakeFirstOrThrow();
  expect(JSON.parse(stored.recipient!)).toEqual({
    ...{ email: 'ab@example.org', name: 'Salma 🌙', locale: 'en' },
  });
  await api.api.close();
});
