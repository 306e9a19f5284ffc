/** Lists of cases: what is published, what matches, in which order. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case, CaseSummary } from '#contract/cases';
import { cases as casesKind } from '../../content/kinds/cases';
import type { CaseRow, OfferingRow } from '../../db/tables/offerings';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { writtenItems } from '#tests/support/api/written';
import { ORDERS, RANK } from './repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.api.close());

type Listed = { total: number; data: CaseSummary[] };

async function list(query = ''): Promise<Listed> {
  const answer = await api.get(`/tafreej-cases?limit=100&${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: Listed }).result;
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);

async function read(id: string) {
  const answer = await api.get(`/tafreej-cases/${id}`);
  const { result } = (await answer.json()) as { result: Case };
  return { status: answer.status, found: result };
}

const cases = await writtenItems(casesKind);
const COMPLETED = ['case-kitchen', 'case-twins'];
const CLOSED = ['case-van'];

test('every case of the demonstration keeps the rules, and is listed', async () => {
  const { total, data } = await list();
  expect(total).toBe(cases.length);
  expect(data).toHaveLength(cases.length);
  expect(new Set(data.map(({ billNumber }) => billNumber)).size).toBe(cases.length);
});

describe('the order', () => {
  test('begins with what can be given to; paid off and closed come last', async () => {
    for (const order of ['closest', 'newest', 'smallest']) {
      const ids = await idsOf(`order=${order}`);
      expect(new Set(ids.slice(-3, -1)), order).toEqual(new Set(COMPLETED));
      expect(ids.slice(-1), order).toEqual(CLOSED);
    }
  });

  test('of what is past its closing is that of what was closed, from the next tick on', async () => {
    const [first] = await idsOf('order=closest');
    const closing = (set: Partial<Pick<OfferingRow, 'closes_at' | 'status'>>) =>
      api.db.updateTable('offerings').set(set).where('id', '=', first!).execute();
    await closing({ closes_at: '2026-03-12T06:00:01.000Z' });
    await api.api.tick();
    expect((await idsOf('order=closest'))[0]).toBe(first);
    await closing({ closes_at: '2026-03-12T06:00:00.000Z' });
    await api.api.tick();
    const after = await idsOf('order=closest');
    expect(after.slice(0, -2)).not.toContain(first);
    expect(new Set(after.slice(-4, -2))).toEqual(new Set(COMPLETED));
    expect((await list('state=closed')).data.map(({ id }) => id)).toContain(first);
    await closing({ closes_at: null, status: 'open' });
  });

  test('of what was closed when it was paid off is that of what was paid off', async () => {
    const set = (status: OfferingRow['status']) =>
      api.db.updateTable('offerings').set({ status }).where('id', '=', COMPLETED[0]!).execute();
    await set('closed');
    expect((await idsOf('')).slice(-1)).toEqual(CLOSED);
    await set('open');
  });

  test('of what staff completed is that of what was paid off', async () => {
    const [first] = await idsOf('');
    const set = (status: OfferingRow['status']) =>
      api.db.updateTable('offerings').set({ status }).where('id', '=', first!).execute();
    await set('completed');
    expect(new Set((await idsOf('')).slice(-4, -1))).toEqual(new Set([...COMPLETED, first]));
    expect(await idsOf('state=completed')).toContain(first);
    expect(await idsOf('state=open')).not.toContain(first);
    await set('open');
  });

  test.each(['closest', 'newest', 'smallest'])('%s is that of an index', async (order) => {
    const plan = await sql<{ detail: string }>`explain query plan select id from offerings
      where kind = 'case' order by ${RANK}, ${ORDERS[order as 'closest']}, position`.execute(
      api.db,
    );
    const details = plan.rows.map(({ detail }) => detail).join();
    expect(details).toContain(`cases_${order}`);
    expect(details).not.toContain('TEMP B-TREE');
  });

  test('finds what is to be closed by its index', async () => {
    const plan = await sql<{
      detail: string;
    }>`explain query plan select id from offerings
      where kind = 'case' and status = 'open' and closes_at <= ${'2026'}`.execute(api.db);
    expect(plan.rows[0]?.detail).toContain('cases_closing');
  });

  test.each([
    ['closest', ['case-harvest', 'case-oven', 'case-rent']],
    ['newest', ['case-surety', 'case-school', 'case-fodder']],
    ['smallest', ['case-harvest', 'case-oven', 'case-rent']],
  ])('%s', async (order, first) => {
    const ids = await idsOf(`order=${order}`);
    if (order === 'closest') expect(new Set(ids.slice(0, 3))).toEqual(new Set(first));
    else expect(ids.slice(0, 3)).toEqual(first);
  });

  test('is the same from page to page', async () => {
    const all = await idsOf('');
    const paged = [];
    for (let offset = 0; offset < all.length; offset += 5) {
      const answer = await api.get(`/tafreej-cases?limit=5&offset=${offset}`);
      const { result } = (await answer.json()) as { result: Listed };
      expect(result.total).toBe(all.length);
      paged.push(...result.data.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
  });
});

describe('the filter', () => {
  const written = (keep: (one: (typeof cases)[number]['value']) => boolean) =>
    cases.filter(({ value }) => keep(value)).map(({ id }) => id);

  test.each<[string, string[]]>([
    ['state=completed', COMPLETED],
    ['state=closed', CLOSED],
    [
      'state=open',
      cases.map(({ id }) => id).filter((id) => ![...COMPLETED, ...CLOSED].includes(id)),
    ],
    ['nationality=YE', ['case-rent']],
    ['gender=female', written(({ gender }) => gender === 'female')],
    ['socialStatus=widowed', written(({ socialStatus }) => socialStatus === 'widowed')],
    ['children=5', ['case-boat', 'case-harvest']],
    ['area=muscat', written(({ area }) => area === 'muscat')],
    ['zakat=true', written(({ intentions }) => intentions.includes('zakat'))],
    [
      'zakat=true&gender=female&area=muscat&state=open',
      ['case-looms', 'case-rent'],
    ],
  ])('%s', async (query, expected) => {
    expect(new Set(await idsOf(query))).toEqual(new Set(expected));
  });

  test.each([
    'state=gone',
    'nationality=oman',
    'gender=other',
    'socialStatus=x',
    'children=-1',
    'children=',
    'nationality=',
    'area=',
    'children=many',
    'area=%27%20or%201',
    'zakat=maybe',
    'order=sideways',
  ])('%s is as if it were not there', async (query) => {
    expect(await idsOf(query)).toEqual(await idsOf(''));
  });

  test.each(['nationality=ZZ', 'area=atlantis'])('%s is of nobody', async (query) => {
    expect(await list(query)).toEqual({ total: 0, data: [] });
  });
});

test('one case has its story and what was checked', async () => {
  const { status, found } = await read('case-oven');
  expect(status).toBe(200);
  expect(found).toMatchObject({
    billNumber: 'SAMPLE-2024/1187',
    goal: { minor: 1_200_000, currency: 'OMR' },
    raised: { minor: 1_190_000, currency: 'OMR' },
    limit: { unit: 'money', capacity: 1_200_000, taken: 1_190_000, paid: 1_190_000 },
    intentions: ['sadaqa', 'zakat'],
    eligibility: { claim: { minor: 1_850_000, currency: 'OMR' }, enforcementOrders: 1 },
  });
  expect(found.story.ar).toContain('<p>');
  expect((await read('case-of-nobody')).status).toBe(404);
  expect((await read('wells')).status).toBe(404);
});

describe('a case that breaks a rule', () => {
  const ID = 'case-surety';
  const change = (set: Partial<CaseRow>) =>
    api.db.updateTable('cases').set(set).where('offering_id', '=', ID).execute();

  test.each<[string, Partial<CaseRow>]>([
    ['claim', { claim_minor: 100_000_001 }],
    ['claim', { claim_currency: 'USD' }],
    ['orders', { enforcement_orders: 2 }],
    ['time', { ordered_at: '2025-03-13T00:00:00.000Z' }],
    ['socialSecurity', { social_security: 0 }],
  ])('%s: is neither listed nor read, and the log names it', async (problem, broken) => {
    const before = await api.db
      .selectFrom('cases')
      .selectAll()
      .where('offering_id', '=', ID)
      .executeTakeFirstOrThrow();
    await change(broken);
    const { total, data } = await list();
    expect(total).toBe(cases.length - 1);
    expect(data.map(({ id }) => id)).not.toContain(ID);
    expect((await read(ID)).status).toBe(404);
    expect(api.log).toContainEqual(expect.objectContaining({ case: ID, problems: [problem] }));
    await change(before);
    expect((await read(ID)).status).toBe(200);
  });

  test('is named in the log once, however often it is asked for', async () => {
    const before = api.log.length;
    await change({ enforcement_orders: 3, social_security: 0 });
    for (let asked = 0; asked < 3; asked += 1) await read(ID);
    expect(api.log.slice(before).filter((line) => line.case === ID)).toHaveLength(1);
    await change({ enforcement_orders: 1, social_security: 1 });
  });

  test('at every border is published', async () => {
    await change({ claim_minor: 100_000_000, ordered_at: '2025-03-12T00:00:00.000Z' });
    expect(await idsOf('')).toContain(ID);
    expect((await read(ID)).status).toBe(200);
  });
});

test('without rules that can be read, nothing is published', async () => {
  const other = await openTestApi();
  await other.db.deleteFrom('settings').where('key', '=', 'CLAIM_CAP').execute();
  const answer = await other.get('/tafreej-cases');
  expect(await answer.json()).toEqual({ result: { total: 0, data: [] } });
  expect((await other.get('/tafreej-cases/case-oven')).status).toBe(404);
  const errors = other.log.filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ category: 'TAFREEJ', at: ['CLAIM_CAP'] }]);
  await other.api.close();
});
