/** Tests of the set-up on an empty database: each step becomes done by its data, and only the allowed roles write. */
import { beforeEach, describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import { POLICY_IDS } from '#contract/pages';
import type { Setup, SetupStep } from '#contract/staff/setup';
import { importFiles } from '#tests/support/api/content-folder';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { oneRow, rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest({ empty: true, config: { trials: false } });
let owner: TestMember;
beforeEach(async () => {
  owner = await joinStaff(api, ['owner']);
});

const setup = () => resultOf<Setup>(owner.get('/staff/setup'));
const isDone = async (step: SetupStep) =>
  (await setup()).steps.find((one) => one.step === step)?.isDone;

const CONTACT = { email: 'hello@sidra.example', phone: '+968 2400 0000' };
const NAME = {
  name: { ar: 'جمعية سدرة', en: 'Sidra Charity' },
  licence: 'Licence 12',
  contact: CONTACT,
};
const ACCOUNT = {
  ...{ holder: 'Sidra Charity', bankName: 'Bank Muscat', iban: 'GB29 NWBK 6016 1331 9268 19' },
  ...{ accountNumber: '', swift: '', currencies: ['OMR'] },
};
const texts = (en: string) => ({ en, ar: en, tr: en, id: en });
const CAMPAIGN = {
  ...{ locale: 'en', title: 'Clean water for Sohar', summary: 'We dig a well.', place: 'Sohar' },
  ...{ story: 'A well for **forty** families.', goal: '1200 OMR', alt: 'A tap' },
  category: { id: 'water', title: texts('Water'), summary: texts('Wells') },
  type: { id: 'relief', title: texts('Relief'), summary: texts('Help now') },
  picture: { scene: 'water' },
};

const POLICY = `title: { en: Policy }
description: { en: Our policy }
updated: 2026-03-01
body: { en: We keep little. }
`;

test('begins with the owner only, who may do every step', async () => {
  const { steps, isFinished } = await setup();
  expect(isFinished).toBe(false);
  expect(steps.filter(({ isDone: done }) => done).map(({ step }) => step)).toEqual(['owner']);
  expect(steps.every(({ mayWrite }) => mayWrite)).toBe(true);
});

describe('the organisation', () => {
  test('gets its name and licence, and the site shows them', async () => {
    expect((await owner.post('/staff/setup/name', NAME)).status).toBe(200);
    expect(await isDone('name')).toBe(true);
    const { languages, licence } = await setup();
    expect(licence).toEqual({ ar: 'Licence 12', en: 'Licence 12' });
    expect(languages.filter(({ isNamed }) => isNamed).map(({ locale }) => locale)).toEqual([
      'en',
      'ar',
    ]);
    expect(await isDone('languages')).toBe(false);
    const all = { ...NAME, name: { ...NAME.name, tr: 'Sidra Derneği', id: 'Yayasan Sidra' } };
    await owner.post('/staff/setup/name', all);
    expect(await isDone('languages')).toBe(true);
  });

  test('gets a colour; a colour that is too pale is rejected with the nearest one that passes', async () => {
    await owner.post('/staff/setup/name', NAME);
    const refused = await owner.post('/staff/setup/look', { colour: '#f2c14e' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/#[0-9a-f]{6}/);
    expect(await isDone('look')).toBe(false);
    expect((await owner.post('/staff/setup/look', { colour: '#5a4a9c' })).status).toBe(200);
    expect(await setup()).toMatchObject({ colour: '#5a4a9c', name: NAME.name });
    expect(await isDone('look')).toBe(true);
  });
});

describe('the exchange rates', () => {
  const title = texts('Currency');
  const OMR = { currency: 'OMR', rate: '1', title };
  const body = (rates: object[]) => ({ rates, at: '2026-03-12', source: 'Central Bank' });
  const rateOf = async (currency: string) =>
    (await setup()).currencies.find((one) => one.currency === currency)?.rate;

  test('are published, and a currency that is left out keeps its rate', async () => {
    const usd = { currency: 'USD', rate: '2.6008', title };
    expect((await owner.post('/staff/setup/rates', body([OMR, usd]))).status).toBe(200);
    expect(await isDone('currencies')).toBe(false);
    const others = ['EUR', 'GBP'].map((currency) => ({ currency, rate: '2.4', title }));
    await owner.post('/staff/setup/rates', body([OMR, ...others]));
    expect(await rateOf('USD')).toBe('2.6008');
    expect(await isDone('currencies')).toBe(true);
  });
});

describe('the bank account', () => {
  test('is published without a second person only while there is none', async () => {
    expect((await owner.post('/staff/setup/bank-account', ACCOUNT)).status).toBe(404);
    await owner.post('/staff/setup/name', NAME);
    expect((await owner.post('/staff/setup/bank-account', ACCOUNT)).status).toBe(200);
    expect(await isDone('bank')).toBe(true);
    expect(await isDone('payments')).toBe(true);
    const other = { ...ACCOUNT, iban: 'DE89370400440532013000' };
    expect((await owner.post('/staff/setup/bank-account', other)).status).toBe(409);
    const { currencies } = await setup();
    const accepting = currencies.filter(({ methods }) => methods.includes('Bank'));
    expect(accepting.map(({ currency }) => currency)).toEqual(['OMR']);
  });

  test('is reported by mail to the owners and the finance role', async () => {
    const finance = await joinStaff(api, ['finance']);
    await joinStaff(api, ['viewer']);
    await owner.post('/staff/setup/name', NAME);
    await owner.post('/staff/setup/bank-account', ACCOUNT);
    const mails = await rowsOf(api.db, 'outbox', { kind: 'staff-decided' });
    const emails = mails.map(
      ({ recipient }) => (JSON.parse(recipient!) as { email: string }).email,
    );
    expect(emails.sort()).toEqual([owner.email, finance.email].sort());
    expect(mails[0]!.data).toContain('GB29');
  });
});

describe('the first campaign', () => {
  test('is published with its category and type, and donors see it', async () => {
    const result = await resultOf<{ id: string }>(owner.post('/staff/setup/campaign', CAMPAIGN));
    expect(result.id).toBe('clean-water-for-sohar');
    expect(await isDone('campaign')).toBe(true);
    const projects = (await (await api.get('/projects')).json()) as {
      result: { data: { id: string }[] };
    };
    expect(projects.result.data.map(({ id }) => id)).toEqual([result.id]);
    const { categories, types } = await setup();
    expect(categories.map(({ id }) => id)).toEqual(['water']);
    expect(types.map(({ id }) => id)).toEqual(['relief']);
  });

  test('is published on the day of the charity, which begins at 20:00 UTC', async () => {
    api.clock.now = new Date('2026-03-03T20:30:00Z');
    await owner.post('/staff/setup/campaign', CAMPAIGN);
    const { published_at: at } = await oneRow(api.db, 'offerings');
    expect(at).toBe('2026-03-04T00:00:00.000Z');
  });

  test('with a drawing that does not exist leaves no category behind', async () => {
    const wrong = { ...CAMPAIGN, picture: { scene: 'no-such-drawing' } };
    expect((await owner.post('/staff/setup/campaign', wrong)).status).toBe(400);
    expect((await setup()).categories).toEqual([]);
    expect(await isDone('campaign')).toBe(false);
  });

  test('with an Arabic title gets a number as its id, and a second campaign the next number', async () => {
    const arabic = { ...CAMPAIGN, locale: 'ar', title: 'ماء نظيف' };
    const ids = [];
    for (let count = 0; count < 2; count++) {
      ids.push((await resultOf<{ id: string }>(owner.post('/staff/setup/campaign', arabic))).id);
    }
    expect(ids).toEqual(['campaign-1', 'campaign-2']);
  });
});

test('is finished with a name, a payment method, both policies and a campaign', async () => {
  await owner.post('/staff/setup/name', NAME);
  await owner.post('/staff/setup/bank-account', ACCOUNT);
  expect((await setup()).isFinished).toBe(false);
  await owner.post('/staff/setup/campaign', CAMPAIGN);
  expect((await setup()).isFinished).toBe(false);
  await importFiles(api, Object.fromEntries(POLICY_IDS.map((id) => [`pages/${id}.yaml`, POLICY])));
  expect((await setup()).isFinished).toBe(true);
});
