/** Tests doctor's checks of payment methods, bank accounts and content. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables';
import { describe, expect, test } from 'vitest';
import { days } from '#domain/time/durations';
import { openTestApi } from '#tests/support/api/api';
import { findingsOf, installation } from '#tests/support/api/installation';
import { missingLanguages } from './checks/content';
import { changeRates, setFields } from '#tests/support/api/documents';

const setMetalDay = (db: Kysely<Database>, at: string) =>
  setFields(db, { kind: 'metals', id: 'metals' }, ({ metals }) => ({
    metals: (metals as object[]).map((metal) => ({ ...metal, at })),
  }));

describe('giving and content', () => {
  test('shows the methods by currency, and warns of a currency without one', async () => {
    const opened = await openTestApi({ empty: true });
    const site = (settings: object = {}) => installation(opened, { settings });
    expect(await findingsOf(site(), 'methods')).toEqual([
      expect.stringMatching(/^fail: Donors cannot pay/),
    ]);
    const providers = {
      stripe: { secretKey: 'k', webhookSecrets: ['w'], apiUrl: 'http://x', currencies: ['USD'] },
    };
    expect(await findingsOf(site({ providers }), 'methods')).toEqual([
      'ok: Payment methods by currency — OMR: only with a quote in another currency; USD: Stripe; EUR: only with a quote in another currency; GBP: only with a quote in another currency.',
      'warn: No method accepts OMR, EUR, GBP directly. Donors who choose it pay in another currency.',
    ]);
  });

  test('reports a bank account that lacks a field', async () => {
    const opened = await openTestApi({ empty: true });
    const set = (accounts: object[]) =>
      opened.db
        .insertInto('settings')
        .values({ category: 'organisation', key: 'bankAccounts', value: JSON.stringify(accounts) })
        .onConflict((conflict) =>
          conflict.columns(['category', 'key']).doUpdateSet({ value: JSON.stringify(accounts) }),
        )
        .execute();
    const look = () => findingsOf(installation(opened), 'bank account');
    expect(await look()).toEqual([expect.stringMatching(/^warn: There is no bank account/)]);
    const account = { holder: 'Al Noor', bankName: { en: 'Bank', ar: '', tr: '', id: '' } };
    await set([
      { ...account, iban: 'GB29NWBK60161331926819' },
      { ...account, holder: '' },
    ]);
    expect(await look()).toEqual([
      'fail: Bank account 2 is not shown to donors: holder, iban or accountNumber is missing.',
    ]);
    await set([account]);
    expect(await look()).toEqual([
      'fail: Bank account 1 is not shown to donors: iban or accountNumber is missing.',
    ]);
    await set([{ ...account, iban: 'GB00000000000000000000' }]);
    expect(await look()).toEqual([
      'fail: A bank account has the sample IBAN of the demonstration.',
    ]);
  });

  test('warns of a privacy policy that is not written', async () => {
    const opened = await openTestApi();
    expect(await findingsOf(installation(opened), 'policies')).toEqual([
      'ok: The privacy policy and the terms of use are written.',
    ]);
    await opened.db.deleteFrom('content').where('id', '=', 'privacy-policy').execute();
    const [line] = await findingsOf(installation(opened), 'policies');
    expect(line).toMatch(/^(warn|fail): The page privacy-policy is not written\./);
  });

  test('names the records that lack a language of the site', async () => {
    const opened = await openTestApi();
    const [before] = await findingsOf(installation(opened), 'content');
    expect(before).toMatch(/^ok: \d+ records are complete in en, ar, tr, id/);
    await setFields(opened.db, { offering: 'wells' }, ({ title, ...fields }) => ({
      ...{ ...fields, title: { ...title, tr: '' } },
    }));
    const [line] = await findingsOf(installation(opened), 'content');
    expect(line).toMatch(/^warn: 1 record lacks tr: campaigns\/wells\./);
    const settings = { locales: ['en', 'ar'] as const };
    expect((await findingsOf(installation(opened, { settings }), 'content'))[0]).toMatch(/^ok/);
  });

  test('an omitted text lacks no language', () => {
    const omitted = { en: '', ar: '', tr: '', id: '' };
    expect(missingLanguages({ story: omitted }, ['en', 'ar'])).toEqual([]);
    expect(missingLanguages([{ a: { ...omitted, en: 'x' } }], ['en', 'ar', 'id'])).toEqual([
      ...['ar', 'id'],
    ]);
  });

  test('names prices and rates that are too old, and the consequence', async () => {
    const opened = await openTestApi();
    const look = () => findingsOf(installation(opened), 'figures');
    const dated = async (at: string) => {
      await setMetalDay(opened.db, at);
      await changeRates(opened.db, (rates) => rates.map((rate) => ({ ...rate, at })));
    };
    await dated(opened.clock.now.toISOString());
    expect(await look()).toEqual(['ok: No price, rate or ruling is out of date.']);
    await dated(new Date(opened.clock.now.getTime() - days(9)).toISOString());
    expect(await look()).toEqual([
      expect.stringMatching(/^warn: metals has figures of [\d-]{10}, so the zakat calculator/),
      expect.stringMatching(/^warn: currencies has figures of [\d-]{10}, and a rate expires/),
    ]);
  });

  test('a rate of a currency that is pegged to the rial is never too old', async () => {
    const opened = await openTestApi();
    await setMetalDay(opened.db, opened.clock.now.toISOString());
    await changeRates(opened.db, (rates) =>
      rates
        .filter(({ currency }) => !['EUR', 'GBP'].includes(currency))
        .map((rate) => ({ ...rate, at: '1986-01-25T00:00:00.000Z' })),
    );
    expect(await findingsOf(installation(opened), 'figures')).toEqual([
      'ok: No price, rate or ruling is out of date.',
    ]);
  });
});
