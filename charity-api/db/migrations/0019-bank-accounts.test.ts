/** Tests of the migration to several bank accounts: the account in the settings, and those of payment attempts. */
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextStepSchema } from '#contract/orders';
import { migrateTo, openMigratedBefore } from '#tests/support/api/earlier-release';
import { readAccountsFor, readTransferCurrencies } from '../../payments/organisation';
import type { Database } from '../tables';
import * as bankAccounts from './0019-bank-accounts';

const TIME = '2026-03-12T06:00:00.000Z';
const BANK_NAME = { en: 'Bank “A” of Muscat', ar: 'البنك', tr: '', id: '' };
const BRANCH = { en: '', ar: '', tr: '', id: '' };
/** The setting as the importer of the last release wrote it. */
const BANK = {
  ...{ holder: 'Hope O’Neill', bankName: BANK_NAME, iban: 'OM810180000001299123456' },
  ...{ swift: 'SMPLOMRX', branch: BRANCH },
};

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMigratedBefore(bankAccounts);
});
afterEach(() => db.destroy());

const upgrade = () => migrateTo(db, bankAccounts);

async function setBank(value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ category: 'organisation', key: 'bank', value })
    .execute();
}

describe('the account of the charity', () => {
  test('is the only one of the list, and receives every currency', async () => {
    await setBank(JSON.stringify(BANK));
    await upgrade();
    expect(await readTransferCurrencies(db)).toEqual(['OMR', 'USD', 'EUR', 'GBP']);
    expect(await readAccountsFor(db, 'EUR')).toEqual([{ ...BANK, accountNumber: '' }]);
    const keys = await db.selectFrom('settings').select('key').execute();
    expect(keys).toEqual([{ key: 'bankAccounts' }]);
  });

  test.each([
    ['is not JSON', '{"holder": "Us",}'],
    ['is null', 'null'],
    ['is a text', '"soon"'],
  ])('is not changed and not offered when its value %s', async (_, value) => {
    await setBank(value);
    await upgrade();
    expect(await readTransferCurrencies(db)).toEqual([]);
    const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
    expect(rows).toEqual([{ key: 'bankAccounts', value }]);
  });

  test('is still missing when it was missing before', async () => {
    await upgrade();
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });
});

describe('an attempt', () => {
  const AMOUNT = { minor: 10_005, currency: 'OMR' };
  const TRANSFER = {
    ...{ kind: 'transfer', ...BANK, reference: 'ND-1', amount: AMOUNT, until: TIME },
  };

  async function addAttempt(method: string, next: object | null): Promise<void> {
    await sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version,
        locale, currency, total, method, donor_name, donor_email, created_at, expires_at, checked_at, next_check)
      values ('a', 'a', 'a', 'a', '', 'awaiting_transfer', 1, 'en', 'OMR', 10005, ${method}, 'A', 'a@example.org',
        ${TIME}, ${TIME}, ${TIME}, ${TIME})`.execute(db);
    await sql`insert into payment_attempts (id, order_id, number, method, state, next, created_at, charge_minor, charge_currency)
      values ('b', 'a', 1, ${method}, 'started', ${next && JSON.stringify(next)}, ${TIME}, 10005, 'OMR')`.execute(
      db,
    );
  }

  async function nextOfAttempt(): Promise<unknown> {
    const { next } = await db
      .selectFrom('payment_attempts')
      .select('next')
      .executeTakeFirstOrThrow();
    return next === null ? null : JSON.parse(next);
  }

  test('keeps the account that the API returned to its donor', async () => {
    await addAttempt('Bank', TRANSFER);
    await upgrade();
    const next = await nextOfAttempt();
    expect(next).toEqual({
      ...{ kind: 'transfer', accounts: [{ ...BANK, accountNumber: '' }] },
      ...{ reference: 'ND-1', amount: AMOUNT, until: TIME },
    });
    expect(nextStepSchema.parse(next)).toEqual(next);
  });

  test.each<[string, string, object | null]>([
    ['that was not started', 'Bank', null],
    ['of another method', 'Stripe', { kind: 'redirect', url: 'https://pay.example/1' }],
  ])('%s stays as it is', async (_, method, next) => {
    await addAttempt(method, next);
    await upgrade();
    expect(await nextOfAttempt()).toEqual(next);
  });
});
