/** Tests of the endpoints of the content editor: permissions by kind and role, previews, figures, bank accounts. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentRecord, RecordList } from '#contract/staff/content';
import { PREVIEW_HEADER } from '#contract/preview';
import type { WrittenFields } from '#domain/content/shape';
import { permissionToWrite } from '#domain/staff/content-kinds';
import { isAllowed, STAFF_ROLES, type Permission } from '#domain/staff/permissions';
import { resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { KINDS } from '../../content/kinds';

const api = apiOfEachTest();
let owner: TestMember;
beforeEach(async () => {
  owner = await joinStaff(api, ['owner']);
});

const recordOf = (path: string, member = owner) =>
  resultOf<ContentRecord>(member.get(`/staff/content/${path}`));
const seenOf = ({ revision, base }: ContentRecord) => ({ revision, base });

async function saveDraft(path: string, change: (written: WrittenFields) => WrittenFields) {
  const record = await recordOf(path);
  const written = change(record.written);
  const body = { ...seenOf(record), written, pictures: record.pictures };
  return resultOf(owner.post(`/staff/content/${path}/draft`, body));
}

const act = async (path: string, action: string, more: object = {}) =>
  owner.post(`/staff/content/${path}/${action}`, { ...seenOf(await recordOf(path)), ...more });

async function firstCampaign(): Promise<string> {
  const { records } = await resultOf<RecordList>(owner.get('/staff/content/campaigns'));
  return `campaigns/${records.find(({ status }) => status === null)!.id}`;
}

/** The permission to write each kind that editors do not write. */
const OTHER_WRITERS: Record<string, Permission> = {
  ...{ metals: 'figures.write', currencies: 'figures.write', stocks: 'figures.write' },
  ...{ 'investment-funds': 'figures.write', zakat: 'figures.write', tafreej: 'figures.write' },
  ...{ expiations: 'figures.write', 'annual-figures': 'organisation.write' },
  ...{ pixels: 'organisation.write', organisation: 'organisation.write' },
  ...{ giving: 'organisation.write', 'sign-in': 'organisation.write' },
  pages: 'organisation.write',
};

test('the permission to write each kind', () => {
  expect(KINDS.map(({ name }) => [name, permissionToWrite(name)])).toEqual(
    KINDS.map(({ name }) => [name, OTHER_WRITERS[name] ?? 'content.write']),
  );
});

test.each(STAFF_ROLES)('the role %s writes only the kinds that it may write', async (role) => {
  const member = await joinStaff(api, [role]);
  for (const kind of ['faqs', 'metals', 'pages']) {
    const isWriter = isAllowed([role], permissionToWrite(kind));
    const { mayWrite } = await resultOf<RecordList>(member.get(`/staff/content/${kind}`));
    expect([kind, mayWrite]).toEqual([kind, isWriter]);
    const body = { revision: 7, base: 'x', written: {}, pictures: {} };
    const response = await member.post(`/staff/content/${kind}/${kind}/draft`, body);
    expect([kind, response.status]).toEqual([kind, isWriter ? 409 : 403]);
  }
  const form = new FormData();
  form.set('file', new File(['x'], 'a.jpg'));
  const request = new Request('http://api.test/staff/content-photographs', {
    ...{ method: 'POST', body: form, headers: member.headers },
  });
  const { status } = await api.api.fetch(request);
  expect(status).toBe(['viewer', 'finance'].includes(role) ? 403 : 415);
});

describe('the editor', () => {
  test('saves, checks, publishes and lists a record', async () => {
    const path = await firstCampaign();
    await saveDraft(path, (written) => ({ ...written, goal: 'much' }));
    const invalid = await act(path, 'publish');
    expect(invalid.status).toBe(400);
    expect(await invalid.json()).toMatchObject({
      errorCode: 'content.invalid',
      fields: { goal: 'Enter an amount, such as 12.500.' },
    });
    await saveDraft(path, ({ budget: _, ...written }) => ({ ...written, goal: '31000 OMR' }));
    expect((await act(path, 'publish')).status).toBe(200);
    const { versions, draft, written } = await recordOf(path);
    expect(draft).toBeNull();
    expect(written.goal).toBe('31000 OMR');
    expect(versions[0]).toMatchObject({ action: 'published', by: { kind: 'member' } });
    const public_ = await resultOf<{ goal: unknown }>(api.get(`/projects/${path.split('/')[1]}`));
    expect(public_.goal).toEqual({ minor: 31_000_000, currency: 'OMR' });
  });

  test('closes and reopens a campaign, and adds news from the field', async () => {
    const path = await firstCampaign();
    const before = await recordOf(path);
    expect((await act(path, 'status', { status: 'closed', reason: 'Reached' })).status).toBe(400);
    const close = { status: 'closed', reason: 'Reached' };
    await resultOf(owner.post(`/staff/content/${path}/status`, close));
    expect((await recordOf(path)).status).toBe('closed');
    await resultOf(owner.post(`/staff/content/${path}/status`, { status: 'open', reason: 'More' }));
    expect((await recordOf(path)).base).toBe(before.base);
    const text = Object.fromEntries(
      Object.keys(before.written.title as object).map((locale) => [locale, `News ${locale}`]),
    );
    await resultOf(owner.post(`/staff/content/${path}/update`, { at: '2026-03-11', text }));
    const { written, versions } = await recordOf(path);
    expect((written.updates as unknown[])[0]).toEqual({ at: '2026-03-11', text });
    expect(versions.map(({ action }) => action)).toEqual([
      ...['updated', 'reopened', 'closed', 'imported'],
    ]);
  });

  test('brings an earlier version back as a draft', async () => {
    const path = await firstCampaign();
    const { written: first } = await recordOf(path);
    await saveDraft(path, ({ budget: _, ...written }) => ({ ...written, goal: '31000 OMR' }));
    await resultOf(act(path, 'publish'));
    const { versions } = await recordOf(path);
    const imported = versions.find(({ action }) => action === 'imported')!;
    await resultOf(act(path, 'restore', { seq: imported.seq }));
    const { written, draft } = await recordOf(path);
    expect(written).toEqual(first);
    expect(draft?.fields).toEqual(['goal', 'budget']);
  });

  test('shows a draft to the holder of a preview token only', async () => {
    const path = await firstCampaign();
    await saveDraft(path, ({ budget: _, ...written }) => ({ ...written, goal: '99 OMR' }));
    const { token, page } = await resultOf<{ token: string; page: string }>(act(path, 'preview'));
    const url = `/projects/${path.split('/')[1]}`;
    expect(page).toBe(url);
    const goalWith = async (headers: Record<string, string>) =>
      (await resultOf<{ goal: { minor: number } }>(api.get(url, headers))).goal.minor;
    expect(await goalWith({ [PREVIEW_HEADER]: token })).toBe(99_000);
    expect(await goalWith({})).not.toBe(99_000);
    expect(await goalWith({ [PREVIEW_HEADER]: 'x' })).not.toBe(99_000);
  });
});

describe('figures as CSV', () => {
  async function firstSymbol(): Promise<string> {
    const { records } = await resultOf<RecordList>(owner.get('/staff/content/stocks'));
    return String((await recordOf(`stocks/${records[0]!.id}`)).written.symbol);
  }
  const post = (kind: string, csv: string, dryRun = false) =>
    owner.post('/staff/content-figures', { kind, csv, dryRun, confirmed: true });

  test('change the rows that they name, after a preview of the changes', async () => {
    const before = (await recordOf('metals/metals')).written;
    const csv = 'metal;price;at;source\r\ngold;31,250;2026-03-12;"Bank; Muscat"\r\n';
    const dry = await resultOf<{ changes: { field: string; after: string }[] }>(
      post('metals', csv, true),
    );
    expect(dry.changes).toContainEqual(
      expect.objectContaining({ field: 'metals[1].price', after: '31.250' }),
    );
    expect((await recordOf('metals/metals')).written).toEqual(before);
    await resultOf(post('metals', csv));
    const [gold, ...others] = (await recordOf('metals/metals')).written.metals as WrittenFields[];
    expect(gold).toMatchObject({
      price: '31.250',
      at: '2026-03-12',
      source: { en: 'Bank; Muscat' },
    });
    expect(others).toEqual((before.metals as WrittenFields[]).slice(1));
  });

  test('ask for a confirmation of a price of 0, far from the published one, or in another currency', async () => {
    const priceOf = async () =>
      ((await recordOf('metals/metals')).written.metals as WrittenFields[])[0]!.price as string;
    const setPrice = (price: string) =>
      saveDraft('metals/metals', (written) => {
        const [gold, ...others] = written.metals as WrittenFields[];
        return { ...written, metals: [{ ...gold, price }, ...others] };
      });
    const inLine = (price: string, more = {}) =>
      owner.post('/staff/content-figures', {
        ...{ kind: 'metals', csv: `metal,price,at\ngold,${price},2026-03-12`, dryRun: false },
        ...more,
      });
    await resultOf(inLine('20', { confirmed: true }));
    await resultOf(inLine('24'));
    const asked = await inLine('240');
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      errorCode: 'content.doubtful',
      fields: { 'line[2].price': '24 becomes 240: 900% higher.' },
    });
    await setPrice('0');
    for (const way of ['publish', 'schedule'] as const) {
      const at = way === 'schedule' ? { at: '2026-03-13T08:00:00.000Z' } : {};
      expect(await (await act('metals/metals', way, at)).json()).toMatchObject({
        fields: { 'metals[1].price': '24 becomes 0: 100% lower.' },
      });
      await setPrice('28.9');
      expect((await act('metals/metals', way, at)).status).toBe(409);
      await setPrice('0');
    }
    await setPrice('28.8');
    await resultOf(act('metals/metals', 'publish'));
    await setPrice('288');
    await resultOf(act('metals/metals', 'publish', { confirmed: true }));
    expect(await priceOf()).toBe('288');
    await saveDraft('metals/metals', (written) => {
      const [gold, ...others] = written.metals as WrittenFields[];
      return { ...written, metals: [{ ...gold, currency: 'USD' }, ...others] };
    });
    expect(await (await act('metals/metals', 'publish')).json()).toMatchObject({
      fields: { 'metals[1].price': 'The currency changes from OMR to USD.' },
    });
  });

  test('are rejected with the line number for an unknown share', async () => {
    const response = await post('stocks', 'symbol,period,published\nNOPE,2026,2026-02-01');
    expect(await response.json()).toMatchObject({
      fields: { 'line[2]': 'There is no share or fund with the symbol NOPE.' },
    });
  });

  test('are rejected with the line and the column of each wrong value', async () => {
    const before = (await recordOf('metals/metals')).written;
    const lines = ['metal,price,at', 'silver,much,2026-03-12', '', 'gold,31.25,soon'];
    expect(await (await post('metals', lines.join('\n'))).json()).toMatchObject({
      fields: {
        'line[2].price': 'Enter a number, such as 24.480.',
        'line[4].at': 'Enter a date.',
      },
    });
    const shares = `symbol,period,published\n${await firstSymbol()},2026,soon`;
    expect(await (await post('stocks', shares)).json()).toMatchObject({
      fields: { 'line[2].published': 'Enter a date.' },
    });
    expect((await recordOf('metals/metals')).written).toEqual(before);
  });

  test('are rejected without the required columns, which the message names', async () => {
    const response = await post('currencies', 'code,rate\nUSD,2.6');
    expect(await response.json()).toMatchObject({
      fields: { 'line[1]': expect.stringContaining('currency, rate, at') as string },
    });
  });
});

describe('bank accounts', () => {
  const account = {
    holder: 'Hope',
    bank_name: { en: 'Bank' },
    account_number: '12-34-56 12345678',
  };
  async function ask(accounts: WrittenFields[]) {
    const record = await recordOf('organisation/organisation');
    const languages = Object.keys(record.written.name as object);
    const named = accounts.map((one) => ({
      ...one,
      bank_name: Object.fromEntries(languages.map((locale) => [locale, 'Bank'])),
    }));
    return owner.post('/staff/bank-accounts', {
      ...{ ...seenOf(record), accounts: named, reason: 'New bank' },
    });
  }
  const stored = async () =>
    (await recordOf('organisation/organisation')).written.bank_accounts as WrittenFields[];

  test('change when a second owner agrees', async () => {
    const before = await stored();
    await resultOf(ask([account]));
    expect(await stored()).toEqual(before);
    const other = await joinStaff(api, ['owner']);
    const { data } = await resultOf<{ data: { id: string; facts: object }[] }>(
      other.get('/staff/approvals'),
    );
    expect(Object.values(data[0]!.facts)).toEqual(['Hope · 12-34-56 12345678']);
    await resultOf(
      other.post(`/staff/approvals/${data[0]!.id}/agree`, { code: other.freshCode() }),
    );
    expect(await stored()).toEqual([expect.objectContaining({ holder: 'Hope' })]);
  });

  test('are rejected for a problem before a second person is asked', async () => {
    const { account_number: _, ...incomplete } = account;
    const response = await ask([incomplete]);
    expect(await response.json()).toMatchObject({
      fields: { 'bank_accounts[1]': expect.stringContaining('IBAN') as string },
    });
    const { total } = await resultOf<{ total: number }>(owner.get('/staff/approvals'));
    expect(total).toBe(0);
  });
});
