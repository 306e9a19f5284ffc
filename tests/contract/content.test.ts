/** Public content of the reference API: every endpoint satisfies the contract. */
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

describe('every content endpoint', () => {
  it('returns every campaign and every program by its id', async () => {
    for (const { id } of [...writtenCampaigns, ...writtenFunds]) {
      expect((await ask('project', `/projects/${id}`)).result.id).toBe(id);
    }
    for (const id of ids((await ask('programs', '/programs?limit=100')).result)) {
      const { result } = await ask('program', `/programs/${id}`);
      expect(result.pictures[0]).toEqual(result.picture);
    }
  });
});

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

describe('search', () => {
  it.each([
    ['two wells villages', 'wells'],
    ['WELLS', 'wells'],
    ['vill wel', 'wells'],
    ['ملابس', 'clothes'],
    ['المَلابس', 'clothes'],
    ['أشجار', 'trees'],
    ['الأشجار', 'trees'],
    ['ağaçlar', 'trees'],
    ['pohon', 'trees'],
  ])('the search for “%s” finds %s', async (words, id) => {
    expect(ids(await list(`?limit=100&search=${encodeURIComponent(words)}`))).toContain(id);
  });

  it('the search treats similar Turkish and Arabic letters as equal', async () => {
    for (const [typed, proper] of [
      ['KOYLERI', 'köyleri'],
      ['ogrenciler', 'öğrenciler'],
      ['اشجار', 'أشجار'],
      ['متحركه', 'متحركة'],
    ] as const) {
      const one = await list(`?limit=100&search=${encodeURIComponent(typed)}`);
      const other = await list(`?limit=100&search=${encodeURIComponent(proper)}`);
      expect(ids(one), typed).toEqual(ids(other));
      expect(one.total, typed).toBeGreaterThan(0);
    }
  });
});

describe('one campaign', () => {
  it.each(['no-such-campaign', 'x'.repeat(65), '%00', 'a%2fb'])(
    'the campaign %s is not found',
    async (id) => {
      const error = await failure(`/projects/${id}`, { 'accept-language': 'ar' });
      expect(error).toMatchObject({ status: 404, errorCode: 'project.notFound' });
      expect(error.errorMessage).toContain('لم نجد هذه الحملة');
    },
  );
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

  it('the settings suggest the same amounts in every currency', async () => {
    const { result } = await ask('settingsCategory', '/client/system/settings/category/PROJECTS');
    expect(result.DEFAULT_SUGGESTED_AMOUNTS!.value).toEqual([10, 25, 50, 100, 250]);
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

describe('lookups', () => {
  it('every rate is relative to the rial and has a date', async () => {
    const { data } = (await ask('currencies')).result;
    expect(data.map(({ currency }) => currency)).toEqual(['OMR', 'USD', 'EUR', 'GBP']);
    expect(data[0]!.rate).toBe('1');
    expect(data[1]).toMatchObject({
      rate: '2.6008',
      source: { ar: 'البنك المركزي للاختبار' },
    });
    for (const rate of data.slice(2)) expect(rate.source.en).toBe('Test rate');
  });
});

describe('subscribing', () => {
  const subscribers = () => test.db.selectFrom('subscriptions').select('email').execute();

  it('subscribing twice stores one subscription, regardless of letter case', async () => {
    for (const email of ['Salma@Example.com', 'salma@example.com', ' SALMA@example.COM ']) {
      const answer = await test.post('/email-subscriptions', { email });
      expect(answer.status).toBe(201);
      expect(ENDPOINTS.subscribe.reply.parse(await answer.json()).result.subscribed).toBe(true);
    }
    expect(await subscribers()).toEqual([{ email: 'salma@example.com' }]);
  });

  it.each(['', 'a', 'a@b', 'a b@c.de', 'a@b.c\nBcc: x@y.z', `${'a'.repeat(260)}@b.cd`, '<a>@b.cd'])(
    'rejects the invalid email address %j with a message',
    async (email) => {
      const answer = await test.post(
        '/email-subscriptions',
        { email },
        { 'accept-language': 'ar' },
      );
      expect(answer.status).toBe(400);
      const error = apiErrorSchema.parse(await answer.json());
      expect(error.errorCode).toBe('subscription.invalidEmail');
      expect(error.errorMessage).toContain('بريدًا إلكترونيًّا');
      expect(await subscribers()).toHaveLength(1);
    },
  );

  it('rejects a subscription without the field email as an invalid request', async () => {
    const answer = await test.post('/email-subscriptions', {});
    expect(await answer.json()).toMatchObject({
      errorCode: 'request.invalid',
      fields: { email: 'This field is required' },
    });
  });
});
