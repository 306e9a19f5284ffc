/** Invalid content: the API leaves out the field or the record and logs it; all other content is returned. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { LINE, orderBody, sendOrder } from '#tests/support/api/orders';

const api = apiOfEachTest();

/** A typical mistake of staff who write JSON by hand: a trailing comma. */
const TRAILING_COMMA = '{"en": "A well", "ar": "بئر",}';
const NO_TEXT = { en: '', ar: '', tr: '', id: '' };

async function write(table: string, key: [string, string], column: string, value: string) {
  const [name, id] = key;
  const changed = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where ${sql.ref(name)} = ${id}`.execute(api.db);
  expect(changed.numAffectedRows).toBe(1n);
}

type Listed = Record<string, unknown>;

async function list(path: string): Promise<Listed[]> {
  const answer = await api.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { result: { data: Listed[] } }).result.data;
}

const errors = () => api.log.filter(({ level }) => level === 'error');

/** Each list, its table with the id column, and a column with JSON. */
const LISTS: [path: string, table: string, id: string, column: string, kind: string][] = [
  ['/projects?limit=100', 'offering_texts', 'offering_id', 'title', 'projects'],
  ['/projects?limit=100', 'offering_texts', 'offering_id', 'picture', 'projects'],
  ['/project-categories', 'project_categories', 'id', 'title', 'project-categories'],
  ['/project-types', 'project_types', 'id', 'summary', 'project-types'],
  ['/tags?limit=100', 'tags', 'id', 'title', 'tags'],
  ['/sliders', 'sliders', 'id', 'action', 'sliders'],
  ['/programs', 'programs', 'id', 'title', 'programs'],
  ['/sacrifice-categories', 'sacrifice_categories', 'id', 'title', 'sacrifice-categories'],
  ['/sacrifices?limit=100', 'sacrifices', 'offering_id', 'place', 'sacrifice'],
  ['/sacrifices?limit=100', 'offering_texts', 'offering_id', 'title', 'sacrifice'],
  ['/endowments', 'offerings', 'id', 'intentions', 'endowment'],
  ['/expiations', 'expiations', 'offering_id', 'authority', 'expiation'],
  ['/tafreej-cases', 'cases', 'offering_id', 'area_name', 'case'],
  ['/orphans', 'offering_texts', 'offering_id', 'summary', 'orphan'],
  ['/mosques', 'mosques', 'id', 'place', 'mosques'],
  ['/stocks?limit=100', 'stocks', 'id', 'name', 'stocks'],
  ['/investment-funds?limit=100', 'investment_funds', 'id', 'manager', 'investment-funds'],
];

describe.each(LISTS)('%s: a trailing comma in %s.%s %s', (path, table, idColumn, column, kind) => {
  test('removes only that record from the list, and logs it once', async () => {
    const before = await list(path);
    const { id } = before[1] as { id: string };
    await write(table, [idColumn, id], column, TRAILING_COMMA);
    expect(await list(path)).toEqual(before.filter((item) => item.id !== id));
    await list(path);
    expect(errors()).toMatchObject([
      {
        kind,
        id,
        reason: expect.stringMatching(/^not valid JSON/) as string,
        message: 'a record was left out',
      },
    ]);
    expect(errors()[0]!.field).toMatch(/^[a-zA-Z]+$/);
    // The content may be personal data, so it must not be in the log.
    expect(JSON.stringify(errors())).not.toContain('A well');
  });
});

describe('valid JSON that violates the contract', () => {
  test.each([
    ['a text without its quotes', 'title', '7', 'title'],
    ['a text as a list', 'title', '[]', 'title'],
    ['a text of numbers', 'summary', '{"en": 7}', 'summary.en'],
    [
      'a picture on another host',
      'picture',
      '{"path": "//evil.example/x.png", "alt": {}}',
      'picture.path',
    ],
  ])('%s removes the record from the list, and logs it', async (_, column, value, field) => {
    await write('offering_texts', ['offering_id', LINE.offeringId], column, value);
    const ids = (await list('/projects?limit=100')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).not.toContain(LINE.offeringId);
    for (const line of errors())
      expect(line).toMatchObject({ kind: 'projects', id: LINE.offeringId });
    expect(errors().map((line) => line.field)).toContain(field);
  });

  test('a missing language is not an error', async () => {
    await write('offering_texts', ['offering_id', LINE.offeringId], 'title', '{"ar": "بئر"}');
    const ids = (await list('/projects?limit=100')).map(({ id }) => id);
    expect(ids).toContain(LINE.offeringId);
    expect(errors()).toEqual([]);
  });
});

/** The values that replace invalid fields other than lists. */
const EMPTY: Record<string, unknown> = { story: NO_TEXT, place: NO_TEXT, outcome: null };

/** Optional fields, each with an invalid value. */
const OPTIONAL: [path: string, table: string, id: string, column: string, value: string][] = [
  ['/projects', 'offering_texts', 'offering_id', 'story', TRAILING_COMMA],
  ['/projects', 'offering_texts', 'offering_id', 'pictures', '[{"path": "//evil.example/x.png"}]'],
  ['/projects', 'campaigns', 'offering_id', 'budget', '[{"amount": "7"}]'],
  ['/projects', 'campaigns', 'offering_id', 'impact', '{}'],
  ['/projects', 'campaigns', 'offering_id', 'updates', TRAILING_COMMA],
  ['/projects', 'campaigns', 'offering_id', 'place', 'null'],
  ['/projects', 'campaigns', 'offering_id', 'outcome', '{"text": {"en": "Done"}}'],
  ['/programs', 'programs', 'id', 'pictures', TRAILING_COMMA],
  ['/endowments', 'endowments', 'offering_id', 'facts', '{}'],
  ['/orphans', 'offering_texts', 'offering_id', 'story', TRAILING_COMMA],
  ['/tafreej-cases', 'offering_texts', 'offering_id', 'pictures', TRAILING_COMMA],
  ['/mosques', 'mosques', 'id', 'story', '7'],
];

describe.each(OPTIONAL)('%s, %s.%s %s %s', (path, table, idColumn, column, value) => {
  test('empties only that field of the record, and logs it', async () => {
    const before = await list(`${path}?limit=100`);
    const { id } = before[0] as { id: string };
    const page = async () => {
      const answer = await api.get(`${path}/${id}`);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { result: Listed }).result;
    };
    const whole = await page();
    await write(table, [idColumn, id], column, value);
    const now = await page();
    const empty = column in EMPTY ? EMPTY[column] : [];
    expect(now).toEqual({ ...whole, [column]: empty });
    expect((await list(`${path}?limit=100`)).map((item) => item.id)).toEqual(
      before.map((item) => item.id),
    );
    expect(errors().length).toBeGreaterThan(0);
    for (const line of errors()) {
      expect(line).toMatchObject({ id, message: 'a field was left out' });
      expect(line.field).toMatch(new RegExp(`^${column}\\b`));
      expect(line.reason).toMatch(/\w/);
    }
  });
});

describe('the total of a list with an unreadable record', () => {
  const page = async (offset: number, limit: number) => {
    const answer = await api.get(`/projects?offset=${offset}&limit=${limit}`);
    const { result } = (await answer.json()) as { result: { total: number; data: Listed[] } };
    return { total: result.total, count: result.data.length };
  };

  /** Makes the record at this index of the list unreadable. Returns the number of records, including this one. */
  async function spoil(index: number): Promise<number> {
    const all = await list('/projects?limit=100');
    const { id } = all.at(index) as { id: string };
    await write('offering_texts', ['offering_id', id], 'title', TRAILING_COMMA);
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
  test.each([
    ['/projects', 'offering_texts', 'offering_id', 'title', '7'],
    ['/projects', 'offering_texts', 'offering_id', 'summary', TRAILING_COMMA],
    ['/projects', 'offering_texts', 'offering_id', 'picture', '[]'],
    ['/programs', 'programs', 'id', 'title', TRAILING_COMMA],
    ['/orphans', 'offering_texts', 'offering_id', 'picture', TRAILING_COMMA],
    ['/mosques', 'mosques', 'id', 'place', '7'],
  ])('%s, %s.%s %s %s: returns 404', async (path, table, idColumn, column, value) => {
    const { id } = (await list(path))[0] as { id: string };
    expect((await api.get(`${path}/${id}`)).status).toBe(200);
    await write(table, [idColumn, id], column, value);
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
    const mosqueOf = async (id: unknown) =>
      ((await (await api.get(`/mosques/${String(id)}`)).json()) as { result: Mosque }).result;
    const [{ id } = {}] = await list('/mosques');
    const [first, ...others] = (await mosqueOf(id)).repairs;
    await write('offering_texts', ['offering_id', first!.id], 'title', TRAILING_COMMA);
    expect((await mosqueOf(id)).repairs).toEqual(others);
    expect(errors()).toMatchObject([{ kind: 'repair', id: first!.id, field: 'title' }]);
  });

  // The API adds the name of the mosque to the title of a repair, which is impossible with these titles.
  test.each(['null', '[]', '7'])('leaves out a repair with the title %s', async (title) => {
    const [{ id } = {}] = await list('/mosques');
    const mosque = await (await api.get(`/mosques/${String(id)}`)).json();
    const [repair] = (mosque as { result: { repairs: { id: string }[] } }).result.repairs;
    await write('offering_texts', ['offering_id', repair!.id], 'title', title);
    expect(await list(`/offerings?ids=${repair!.id}`)).toEqual([]);
  });
});

test.each([
  ['title', TRAILING_COMMA],
  ['title', '7'],
  ['title', '[]'],
  ['title', 'null'],
  ['summary', TRAILING_COMMA],
  ['summary', '{"en": 7}'],
  ['picture', TRAILING_COMMA],
  ['picture', '"/files/a.png"'],
  ['picture', '{"path": "//evil.example/x.png", "alt": {}}'],
])('rejects an order for an offering whose %s is %s', async (column, value) => {
  await write('offering_texts', ['offering_id', LINE.offeringId], column, value);
  const { status, error } = await sendOrder(api, orderBody());
  expect([status, error.errorCode]).toEqual([409, 'order.itemUnknown']);
  expect(await api.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

describe('settings', () => {
  test('an unreadable value is left out, and the other values of its category are returned', async () => {
    await write('settings', ['key', 'tagline'], 'value', TRAILING_COMMA);
    const { basic } = await import('#tests/support/api/api');
    const answer = await api.get('/client/system/settings/category/organisation', basic());
    expect(answer.status).toBe(200);
    const { result } = (await answer.json()) as { result: Record<string, unknown> };
    expect(Object.keys(result)).not.toContain('tagline');
    expect(result).toHaveProperty('name');
    expect(errors()).toMatchObject([
      { kind: 'setting', id: 'organisation/tagline', field: 'value' },
    ]);
  });
});
