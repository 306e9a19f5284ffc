/** Lists of campaigns and settings of the reference API: paging, filters, orders and credentials. */
import { describe, expect, it } from 'vitest';
import type { ProjectSummary } from '#contract/content';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { ENDPOINTS, type EndpointName, type Reply } from '#contract/endpoints';
import { apiErrorSchema } from '#contract/errors';
import { campaigns, openFunds } from '#api/content/kinds/campaigns';
import { writtenItems } from '#tests/support/api/written';
import { basic, TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { SIGN_IN } from '#tests/support/charity/settings';

const [writtenCampaigns, writtenFunds] = [
  await writtenItems(campaigns),
  await writtenItems(openFunds),
];

const test = sharedApi();

async function ask<Name extends EndpointName>(name: Name, address?: string): Promise<Reply<Name>> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const answer = await test.get(
    address ?? methodAndPath(endpoint).path,
    endpoint.auth ? basic() : {},
  );
  expect(answer.status).toBe(200);
  return endpoint.reply.parse(await answer.json()) as Reply<Name>;
}

const list = async (query: string): Promise<{ total: number; data: ProjectSummary[] }> =>
  (await ask('projects', `/projects${query}`)).result;
const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

async function failure(address: string, headers: Record<string, string> = {}) {
  const answer = await test.get(address, headers);
  return { status: answer.status, ...apiErrorSchema.parse(await answer.json()) };
}

describe('paging', () => {
  it('returns nine items by default, at most 100, and ignores an invalid limit', async () => {
    expect((await list('')).data).toHaveLength(9);
    expect((await list('?limit=2')).data).toHaveLength(2);
    const { total, data } = await list('?limit=5000');
    expect(data).toHaveLength(Math.min(total, 100));
    for (const query of [
      '?limit=0',
      '?limit=-1',
      '?limit=x',
      '?limit=',
      '?limit=1.5',
      '?offset=x',
    ]) {
      expect((await list(query)).data, query).toHaveLength(9);
    }
  });

  it.each(['newest', 'ending', 'closest', 'largest'])(
    'the pages of a list ordered by %s contain each campaign once, with the same total',
    async (order) => {
      const { total } = await list('');
      const seen: string[] = [];
      for (let offset = 0; offset < total; offset += 4) {
        const page = await list(`?order=${order}&limit=4&offset=${offset}`);
        expect(page.total).toBe(total);
        seen.push(...ids(page));
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
      expect((await list(`?order=${order}&offset=${total}`)).data).toEqual([]);
    },
  );
});

describe('filters', () => {
  it('a list contains open funds only when the query requests the type or a search finds them', async () => {
    const all = await list('?limit=100');
    expect(all.data.some(({ type }) => type === 'fund')).toBe(false);
    expect(all.total).toBe(writtenCampaigns.length);
    expect((await list('?search=waqf')).data.map(({ id }) => id)).toContain('waqf-fund');
    const funds = await list('?type=fund');
    expect(funds.total).toBe(writtenFunds.length);
    expect(funds.data.every(({ type, goal }) => type === 'fund' && goal === null)).toBe(true);
  });

  it.each([
    ['type=eskan', (p: ProjectSummary) => p.type === 'eskan'],
    ['category=education', (p: ProjectSummary) => p.category === 'education'],
    ['status=completed', (p: ProjectSummary) => p.status === 'completed' && p.outcome !== null],
    ['zakat=true', (p: ProjectSummary) => p.zakatEligible],
    ['featured=true', (p: ProjectSummary) => p.featured],
    ['status=open&zakat=true', (p: ProjectSummary) => p.status === 'open' && p.zakatEligible],
  ] as const)(
    'the filter %s returns exactly the matching campaigns in every order',
    async (query, wanted) => {
      const expected = ids({ data: (await list('?limit=100')).data.filter(wanted) }).sort();
      expect(expected.length).toBeGreaterThan(0);
      for (const order of ['newest', 'ending', 'closest', 'largest']) {
        const page = await list(`?${query}&order=${order}&limit=100`);
        expect(ids(page).sort()).toEqual(expected);
        expect(page.total).toBe(expected.length);
      }
    },
  );

  it('invalid filter values are ignored, and unknown ids match no campaign', async () => {
    const { total } = await list('');
    expect((await list('?status=paused&order=random&zakat=no&type=a%20b')).total).toBe(total);
    expect((await list('?category=unknown')).total).toBe(0);
  });
});

describe('orders', () => {
  it('newest sorts by publication date, latest first', async () => {
    const days = (await list('?limit=100')).data.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('ending sorts open campaigns by deadline, then lists the others', async () => {
    const { data } = await list('?order=ending&limit=100');
    const now = TEST_NOW.toISOString();
    const ends = ({ status, deadline }: ProjectSummary) =>
      status === 'open' && deadline !== null && deadline > now;
    const first = data.filter(ends);
    expect(first.length).toBeGreaterThan(3);
    expect(data.slice(0, first.length)).toEqual(first);
    const deadlines = first.map(({ deadline }) => deadline);
    expect(deadlines).toEqual([...deadlines].sort());
  });

  it('closest sorts by the reached share of the goal, with completed campaigns last', async () => {
    const { data } = await list('?order=closest&limit=100');
    const share = (p: ProjectSummary) =>
      p.status === 'open' && p.goal && p.raised.minor < p.goal.minor
        ? Math.floor((p.raised.minor * 10_000) / p.goal.minor)
        : -1;
    const shares = data.map(share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeGreaterThan(0);
  });

  it('largest sorts by goal, largest first', async () => {
    const goals = (await list('?order=largest&limit=100')).data.map((p) => p.goal?.minor ?? 0);
    expect(goals).toEqual([...goals].sort((a, b) => b - a));
  });
});

describe('system settings', () => {
  it('both endpoints of the system settings require the client’s credentials', async () => {
    for (const prefix of ['', '/api/v1']) {
      const address = `${prefix}/client/system/settings`;
      expect(await failure(address)).toMatchObject({ status: 401, errorCode: 'auth.required' });
      expect(await failure(`${address}/category/google`)).toMatchObject({ status: 401 });
      const { result } = await ask('settings', address);
      expect(Object.keys(result)).toEqual(
        expect.arrayContaining([
          'google',
          'facebook',
          'apple',
          'google-tag',
          'facebook-pixel',
          'PROJECTS',
        ]),
      );
      const { result: google } = await ask('settingsCategory', `${address}/category/google`);
      expect(google).toEqual({ client_id: { value: SIGN_IN.google } });
    }
  });

  it('settings of an unknown category are a 404 that is not logged as a failure', async () => {
    const address = '/client/system/settings/category/unknown';
    expect(await failure(address, basic())).toMatchObject({ errorCode: 'settings.notFound' });
    expect(await failure('/client/system/settings/category/__proto__', basic())).toMatchObject({
      errorCode: 'settings.notFound',
    });
    expect(JSON.stringify(test.log)).not.toContain('settings.notFound');
  });
});
