/** Invalid content: the API leaves out the record and logs it; all other content is returned. */
import { describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { LINE, orderBody, sendOrder } from '#tests/support/api/orders';
import { setFields, type Stored } from '#tests/support/api/documents';
import { changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();

/** A typical mistake of staff who write JSON by hand: a trailing comma. */
const TRAILING_COMMA = '{"en": "A well", "ar": "بئر",}';

const write = (of: Stored, field: string, value: unknown) =>
  setFields(api.db, of, { [field]: value });

/** The record of a list. @param kind of content; null for an offering */
const stored = (kind: string | null, id: string): Stored =>
  kind === null ? { offering: id } : { kind, id };

type Listed = Record<string, unknown>;

async function list(path: string): Promise<Listed[]> {
  const answer = await api.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { result: { data: Listed[] } }).result.data;
}

const errors = () => api.log.filter(({ level }) => level === 'error');

/** Each list, the content kind of its records (null: offerings), a field, and the kind in the log. */
const LISTS: [path: string, kind: string | null, field: string, logged: string][] = [
  ['/projects?limit=100', null, 'title', 'projects'],
  ['/projects?limit=100', null, 'pictures', 'projects'],
  ['/project-categories', 'categories', 'title', 'project-categories'],
  ['/project-types', 'types', 'summary', 'project-types'],
  ['/tags?limit=100', 'tags', 'title', 'tags'],
  ['/sliders', 'slides', 'action', 'sliders'],
  ['/programs', 'programs', 'title', 'programs'],
  ['/programs', 'programs', 'gallery', 'programs'],
  ['/sacrifice-categories', 'sacrifice-categories', 'title', 'sacrifice-categories'],
  ['/sacrifices?limit=100', null, 'place', 'sacrifice'],
  ['/expiations', null, 'authority', 'expiation'],
  ['/tafreej-cases', null, 'areaName', 'case'],
  ['/orphans', null, 'summary', 'orphan'],
  ['/mosques', 'mosques', 'place', 'mosques'],
  ['/ngos', 'ngos', 'beneficiaries', 'ngos'],
  ['/partners', 'partners', 'logo', 'partners'],
  ['/stocks?limit=100', 'stocks', 'name', 'stocks'],
  ['/stocks?limit=100', 'stocks', 'figures', 'stocks'],
  ['/investment-funds?limit=100', 'investment-funds', 'manager', 'investment-funds'],
];

describe.each(LISTS)('%s: a number as the field %s.%s', (path, kind, field, logged) => {
  test('removes only that record from the list, and logs it once', async () => {
    const before = await list(path);
    const { id } = before[1] as { id: string };
    await write(stored(kind, id), field, 7);
    expect(await list(path)).toEqual(before.filter((item) => item.id !== id));
    await list(path);
    expect(new Set(errors().map((line) => `${line.kind}/${line.id}`))).toEqual(
      new Set([`${logged}/${id}`]),
    );
    for (const line of errors()) expect(line).toMatchObject({ message: 'a record was left out' });
    expect(new Set(errors().map(({ field: at }) => at)).size).toBe(errors().length);
  });
});

test.each([
  ['/partners', 'partners'],
  ['/tafreej-cases', null],
  ['/mosques', 'mosques'],
] as const)('%s has only the fields of the contract', async (path, kind) => {
  const before = await list(path);
  await write(stored(kind, before[0]!.id as string), 'internalNote', 'only for staff');
  expect(await list(path)).toEqual(before);
});

describe('a document that violates the contract', () => {
  test('a missing language is not an error', async () => {
    await write({ offering: LINE.offeringId }, 'title', { ar: 'بئر' });
    const ids = (await list('/projects?limit=100')).map(({ id }) => id);
    expect(ids).toContain(LINE.offeringId);
    expect(errors()).toEqual([]);
  });
});

describe('the total of a list with an unreadable record', () => {
  const page = async (offset: number, limit: number) => {
    const result = await resultOf<{ total: number; data: Listed[] }>(
      api.get(`/projects?offset=${offset}&limit=${limit}`),
    );
    return { total: result.total, count: result.data.length };
  };

  /** Makes the record at this index of the list unreadable. Returns the number of records, including this one. */
  async function spoil(index: number): Promise<number> {
    const all = await list('/projects?limit=100');
    const { id } = all.at(index) as { id: string };
    await write({ offering: id }, 'title', 7);
    return all.length;
  }

  test('excludes the unreadable record when the list has one page', async () => {
    const total = await spoil(0);
    expect(await page(0, 100)).toEqual({ total: total - 1, count: total - 1 });
  });

  test('excludes the unreadable record on the last page', async () => {
    const total = await spoil(-1);
    expect(await page(total - 3, 9)).toEqual({ total: total - 1, count: 2 });
    expect(await page(total - 1, 9)).toEqual({ total: total - 1, count: 0 });
  });

  test('includes the unreadable record on pages before the last, so that later pages stay reachable', async () => {
    const total = await spoil(0);
    expect(await page(0, 9)).toEqual({ total, count: 8 });
  });
});

describe('the endpoint of one record that is unreadable', () => {
  test.each<[string, string | null, string, unknown]>([
    ['/projects', null, 'title', 7],
    ['/projects', null, 'pictures', []],
    ['/mosques', 'mosques', 'pictures', null],
    ['/programs', 'programs', 'title', []],
    ['/programs', 'programs', 'gallery', 7],
    ['/orphans', null, 'pictures', 7],
    ['/mosques', 'mosques', 'place', 7],
    ['/projects', null, 'updates', {}],
    ['/stocks', 'stocks', 'figures', 7],
    ['/investment-funds', 'investment-funds', 'figures', null],
    ['/ngos', 'ngos', 'campaigns', 7],
  ])('%s, %s.%s %j: returns 404', async (path, kind, field, value) => {
    const { id } = (await list(path))[0] as { id: string };
    expect((await api.get(`${path}/${id}`)).status).toBe(200);
    await write(stored(kind, id), field, value);
    const answer = await api.get(`${path}/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      errorCode: expect.stringMatching(/\.notFound$/) as string,
    });
    expect(errors().length).toBeGreaterThan(0);
    for (const line of errors())
      expect(line).toMatchObject({ id, message: 'a record was left out' });
  });

  test('the response about a mosque with one invalid repair contains the other repairs', async () => {
    type Mosque = { repairs: { id: string }[] };
    const mosqueOf = async (id: unknown) => resultOf<Mosque>(api.get(`/mosques/${String(id)}`));
    const [{ id } = {}] = await list('/mosques');
    const [first, ...others] = (await mosqueOf(id)).repairs;
    await write({ offering: first!.id }, 'title', 7);
    expect((await mosqueOf(id)).repairs).toEqual(others);
    expect(errors()).toMatchObject([{ kind: 'repair', id: first!.id, field: 'title' }]);
  });

  // The API adds the name of the mosque to the title of a repair, which is impossible with these titles.
  test.each([null, [], 7])('leaves out a repair with the title %j', async (title) => {
    const [{ id } = {}] = await list('/mosques');
    const mosque = await (await api.get(`/mosques/${String(id)}`)).json();
    const [repair] = (mosque as { result: { repairs: { id: string }[] } }).result.repairs;
    await write({ offering: repair!.id }, 'title', title);
    expect(await list(`/offerings?ids=${repair!.id}`)).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['title', 7],
  ['title', []],
  ['title', null],
  ['summary', { en: 7 }],
  ['pictures', 7],
  ['pictures', ['/files/a.png']],
  ['pictures', [{ path: '//evil.example/x.png', alt: {} }]],
])('rejects an order for an offering whose %s is %j', async (field, value) => {
  await write({ offering: LINE.offeringId }, field, value);
  const { status, error } = await sendOrder(api, orderBody());
  expect([status, error.errorCode]).toEqual([409, 'order.itemUnknown']);
  expect(await api.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test.each([
  ['/lookups/currencies', 'currencies'],
  ['/metals', 'metals'],
])('%s is empty when its list is a number', async (path, kind) => {
  await setFields(api.db, { kind, id: kind }, { [kind]: 7 });
  expect(await list(path)).toEqual([]);
});

describe('settings', () => {
  test('an unreadable value is left out, and the other values of its category are returned', async () => {
    await changeRows(api.db, 'settings', { key: 'tagline' }, { value: TRAILING_COMMA });
    const { basic } = await import('#tests/support/api/api');
    const result = await resultOf<Record<string, unknown>>(
      api.get('/client/system/settings/category/organisation', basic()),
    );
    expect(Object.keys(result)).not.toContain('tagline');
    expect(result).toHaveProperty('name');
    expect(errors()).toMatchObject([
      { kind: 'setting', id: 'organisation/tagline', field: 'value' },
    ]);
  });
});
