/** GET /tafreej-cases and /tafreej-cases/{id}: published cases, order, filters, and the eligibility rules. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Case, CaseSummary } from '#contract/cases';
import { openTestApi } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { writtenItems } from '#tests/support/api/written';
import { testPlan } from '#tests/support/api/sqlite-only';
import { oneRow } from '#tests/support/api/rows';
import { cases as casesKind } from '../../content/kinds/cases';
import type { CaseRow, OfferingRow } from '../../db/tables/offerings';
import { ORDERS, RANK } from './repository';

const api = sharedApi();

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

test('every case of the demonstration satisfies the eligibility rules and is listed', async () => {
  const { total, data } = await list();
  expect(total).toBe(cases.length);
  expect(data).toHaveLength(cases.length);
  expect(new Set(data.map(({ billNumber }) => billNumber)).size).toBe(cases.length);
});

describe('the order of cases', () => {
  test('starts with open cases, then has paid-off cases, and closed cases last', async () => {
    for (const order of ['closest', 'newest', 'smallest']) {
      const ids = await idsOf(`order=${order}`);
      expect(new Set(ids.slice(-3, -1)), order).toEqual(new Set(COMPLETED));
      expect(ids.slice(-1), order).toEqual(CLOSED);
    }
  });

  test('lists a case as closed after the first background run past its closing time', async () => {
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

  test('lists a closed case that is paid off with the paid-off cases', async () => {
    const set = (status: OfferingRow['status']) =>
      api.db.updateTable('offerings').set({ status }).where('id', '=', COMPLETED[0]!).execute();
    await set('closed');
    expect((await idsOf('')).slice(-1)).toEqual(CLOSED);
    await set('open');
  });

  test('lists a case that staff completed with the paid-off cases', async () => {
    const [first] = await idsOf('');
    const set = (status: OfferingRow['status']) =>
      api.db.updateTable('offerings').set({ status }).where('id', '=', first!).execute();
    await set('completed');
    expect(new Set((await idsOf('')).slice(-4, -1))).toEqual(new Set([...COMPLETED, first]));
    expect(await idsOf('state=completed')).toContain(first);
    expect(await idsOf('state=open')).not.toContain(first);
    await set('open');
  });

  testPlan.each(['closest', 'newest', 'smallest'])('order %s uses an index', async (order) => {
    const plan = await sql<{ detail: string }>`explain query plan select id from offerings
      where kind = 'case' order by ${RANK}, ${ORDERS[order as 'closest']}, position`.execute(
      api.db,
    );
    const details = plan.rows.map(({ detail }) => detail).join();
    expect(details).toContain(`cases_${order}`);
    expect(details).not.toContain('TEMP B-TREE');
  });

  testPlan('the query for closing times uses an index', async () => {
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
  ])('order %s has the expected first cases', async (order, first) => {
    const ids = await idsOf(`order=${order}`);
    if (order === 'closest') expect(new Set(ids.slice(0, 3))).toEqual(new Set(first));
    else expect(ids.slice(0, 3)).toEqual(first);
  });
});

describe('the filters of the case list', () => {
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
    ['zakat=true&gender=female&area=muscat&state=open', ['case-looms', 'case-rent']],
  ])('%s returns the matching cases', async (query, expected) => {
    expect(new Set(await idsOf(query))).toEqual(new Set(expected));
  });

  test.each([
    'state=gone',
    'nationality=oman',
    'children=many',
    'area=%27%20or%201',
    'zakat=maybe',
    'order=sideways',
  ])('ignores the invalid value %s', async (query) => {
    expect(await idsOf(query)).toEqual(await idsOf(''));
  });
});

describe('a case that violates an eligibility rule', () => {
  const ID = 'case-surety';
  const change = (set: Partial<CaseRow>) =>
    api.db.updateTable('cases').set(set).where('offering_id', '=', ID).execute();

  test.each<[string, Partial<CaseRow>]>([
    ['claim', { claim_minor: 100_000_001 }],
    ['claim', { claim_currency: 'USD' }],
    ['orders', { enforcement_orders: 2 }],
    ['time', { ordered_at: '2025-03-13T00:00:00.000Z' }],
    ['socialSecurity', { social_security: 0 }],
  ])('%s %j is not listed, returns 404, and is logged', async (problem, broken) => {
    const before = await oneRow(api.db, 'cases', { offering_id: ID });
    await change(broken);
    const { total, data } = await list();
    expect(total).toBe(cases.length - 1);
    expect(data.map(({ id }) => id)).not.toContain(ID);
    expect((await read(ID)).status).toBe(404);
    expect(api.log).toContainEqual(expect.objectContaining({ case: ID, problems: [problem] }));
    await change(before);
    expect((await read(ID)).status).toBe(200);
  });

  test('is logged only once for repeated requests', async () => {
    const before = api.log.length;
    await change({ enforcement_orders: 3, social_security: 0 });
    for (let request = 0; request < 3; request += 1) await read(ID);
    expect(api.log.slice(before).filter((line) => line.case === ID)).toHaveLength(1);
    await change({ enforcement_orders: 1, social_security: 1 });
  });
});

test('no case is published when the eligibility rules are missing or unreadable', async () => {
  const other = await openTestApi();
  await other.db.deleteFrom('settings').where('key', '=', 'CLAIM_CAP').execute();
  const answer = await other.get('/tafreej-cases');
  expect(await answer.json()).toEqual({ result: { total: 0, data: [] } });
  expect((await other.get('/tafreej-cases/case-oven')).status).toBe(404);
  const errors = other.log.filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ category: 'TAFREEJ', at: ['CLAIM_CAP'] }]);
  await other.api.close();
});
