/** Tests of the import: added, changed and withdrawn items, unchanged figures, and conflicts with the database. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { changedCharity, makeFolder, validContent } from '#tests/support/api/content-folder';
import { TEST_NOW, testCharityFolder } from '#tests/support/api/database';
import { setupDatabases } from '#tests/support/api/opened-databases';
import { describeChanges } from './changes';
import { ContentError } from './content';
import { exportFiles } from './export';
import { searchList } from '../modules/site-search/list-search';
import { incrementVersion } from '../modules/content-version/repository';
import { importContent, ITEMS_AT_ONCE } from './import';
import { setFields } from '#tests/support/api/documents';
import { changeRows, insertRows } from '#tests/support/api/rows';

const database = setupDatabases();
type Db = Awaited<ReturnType<typeof database>>;

const importFolder = async (db: Db, folder: string, dryRun = false) =>
  importContent(db, await validContent(folder), { now: TEST_NOW, dryRun });

const versionOf = async (db: Db) =>
  (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;

/** All rows except those of the search index and the content version, in an order that both databases have. */
async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  // On PostgreSQL, other schemas have the rows of the templates.
  const tables = (await db.introspection.getTables())
    .filter(({ schema = 'public' }) => schema === 'public')
    .map(({ name }) => name);
  const rows: Record<string, unknown[]> = {};
  for (const name of tables.filter((table) => !/search|content_version/.test(table)))
    rows[name] = sorted(
      await db
        .selectFrom(name as never)
        .selectAll()
        .execute(),
    );
  return rows;
}

const sorted = (rows: object[]) =>
  rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ row }) => row);

/** Inserts a paid order with one gift to the offering. */
async function order(db: Db, offering: string): Promise<void> {
  const at = TEST_NOW.toISOString();
  await insertRows(db, 'orders', {
    ...{ id: 'order', token: 'order', reference: 'order', idempotency_key: 'order' },
    ...{ fingerprint: '', checkout_cart: null, checkout_form: null, state: 'paid', version: 1 },
    ...{ flag: null, locale: 'en', currency: 'OMR', total: 1000, method: 'Stripe' },
    ...{ donor_name: 'A', donor_email: 'a@example.org', donor_phone: null, proof: null },
    ...{ created_at: at, expires_at: at, checked_at: at, next_check: at, paid_at: at },
    monthly_gift_id: null,
  });
  const gift = { order_id: 'order', raised: 1000, gifts: 1, day: '2026-03-01' };
  await insertRows(db, 'counted_gifts', { ...gift, offering_id: offering, summed: 1 });
}

const CAMPAIGN = 'wells';
const CAMPAIGN_FILE = `campaigns/${CAMPAIGN}.yaml`;

test('importing the same content again changes no row and does not raise the version', async () => {
  const db = await database();
  const [rows, version] = [await rowsOf(db), await versionOf(db)];
  expect(await importFolder(db, testCharityFolder())).toEqual([]);
  expect(await rowsOf(db)).toEqual(rows);
  expect(await versionOf(db)).toBe(version);
});

describe('importing changed content', () => {
  test('lists each changed field, and changes no row in a dry run', async () => {
    const db = await database();
    const rows = await rowsOf(db);
    const change = (text: string) =>
      text
        .replace('goal: 28000 OMR', 'goal: 29000 OMR')
        .replace('9400 OMR', '10400 OMR')
        .replace(/^featured: yes\n/m, '');
    const folder = changedCharity({ [CAMPAIGN_FILE]: change }, ['campaigns']);
    const changes = describeChanges(await importFolder(db, folder, true));
    expect(changes).toEqual([
      `~ campaigns/${CAMPAIGN}`,
      '    goal: 28000 OMR → 29000 OMR',
      '    featured: yes → (nothing)',
      '    budget[1].amount: 9400 OMR → 10400 OMR',
    ]);
    expect(await rowsOf(db)).toEqual(rows);
  });

  test('changes the rows of the item and raises the version, but does not change donation figures', async () => {
    const db = await database();
    const before = await rowsOf(db);
    const version = await versionOf(db);
    const change = (text: string) => text.replace('en: Two wells', 'en: Fresh wells');
    const folder = changedCharity({ [CAMPAIGN_FILE]: change }, ['campaigns']);
    await importFolder(db, folder);
    expect(await versionOf(db)).toBe(version + 1);
    const after = await rowsOf(db);
    expect(after.offerings).toEqual(before.offerings);
    expect(after.offering_documents).not.toEqual(before.offering_documents);
    const found = await searchList(db, 'fresh villages', { kinds: ['campaign'] });
    expect(await found!.newest({ offset: 0, limit: 9 })).toEqual([CAMPAIGN]);
  });

  test('changes the months of an orphan with the birthday, and rejects fewer months than donors reserved', async () => {
    const db = await database();
    const file = 'orphans/orphan-majid.yaml';
    const change = (born: string) =>
      changedCharity({ [file]: (text) => text.replace(/^born: .*/m, `born: ${born}`) }, [
        'orphans',
      ]);
    await importFolder(db, change('2010-08-06'));
    const row = db.selectFrom('offerings').selectAll().where('id', '=', 'orphan-majid');
    const { capacity, taken, raised } = await row.executeTakeFirstOrThrow();
    expect(capacity! - taken).toBe(1);
    await expect(importFolder(db, change('2009-01-06'))).rejects.toThrow(
      /^orphans\/orphan-majid\.yaml:1 Donors have already reserved/,
    );
    expect((await row.executeTakeFirstOrThrow()).raised).toBe(raised);
  });
});

describe('importing a folder from which a file was removed', () => {
  const without = (file: string) => {
    const folder = changedCharity({}, ['campaigns']);
    rmSync(path.join(folder, file));
    return folder;
  };

  test('deletes an item that no order refers to', async () => {
    const db = await database();
    expect(await importFolder(db, without(CAMPAIGN_FILE))).toEqual([
      { kind: 'campaigns', id: CAMPAIGN, what: 'withdrawn', removal: 'deleted' },
    ]);
    const row = db.selectFrom('offerings').select('kind').where('id', '=', CAMPAIGN);
    expect(await row.execute()).toEqual([]);
  });

  test('hides an ordered item but keeps its figures, and shows it again when the file is back', async () => {
    const db = await database();
    await order(db, CAMPAIGN);
    const row = db.selectFrom('offerings').selectAll().where('id', '=', CAMPAIGN);
    const before = await row.executeTakeFirstOrThrow();
    const changes = await importFolder(db, without(CAMPAIGN_FILE));
    expect(describeChanges(changes)).toEqual([
      `- campaigns/${CAMPAIGN} (orders or applications refer to it: it is closed and hidden, and keeps its figures)`,
    ]);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      ...{ status: 'closed', raised: before.raised, gifts: before.gifts },
    });
    expect((await exportFiles(db)).map((file) => file.path)).not.toContain(CAMPAIGN_FILE);
    expect(await importFolder(db, without(CAMPAIGN_FILE))).toEqual([]);
    expect(await importFolder(db, changedCharity({}, ['campaigns']))).toEqual([
      { kind: 'campaigns', id: CAMPAIGN, what: 'added' },
    ]);
    expect(await row.executeTakeFirstOrThrow()).toEqual(before);
  });

  test('accepts a new expiation with the cause of a withdrawn expiation that orders refer to', async () => {
    const db = await database();
    const folder = changedCharity({}, ['expiations']);
    const file = path.join(folder, 'expiations/kafarat-oath.yaml');
    cpSync(file, path.join(folder, 'expiations/kafarat-of-oaths.yaml'));
    rmSync(file);
    await order(db, 'kafarat-oath');
    expect(await importFolder(db, folder)).toHaveLength(2);
  });

  test('changes no item of a kind whose folder is missing', async () => {
    const db = await database();
    const rows = await rowsOf(db);
    const giving = readFileSync(path.join(testCharityFolder(), 'giving.yaml'), 'utf8');
    expect(await importFolder(db, makeFolder({ 'giving.yaml': giving }))).toEqual([]);
    expect(await rowsOf(db)).toEqual(rows);
  });

  test('rejects the removal of an item that other rows refer to, and changes nothing', async () => {
    const db = await database();
    const rows = await rowsOf(db);
    const folder = changedCharity({ 'giving.yaml': (text) => text.replace('- 25', '- 30') }, [
      ...['categories', 'giving.yaml'],
    ]);
    rmSync(path.join(folder, 'categories/education.yaml'));
    await expect(importFolder(db, folder)).rejects.toThrow(
      /“education” cannot be withdrawn: .*education-fund in the database needs it/,
    );
    expect(await rowsOf(db)).toEqual(rows);
  });
});

test('rejects an item that refers to an item in neither the folder nor the database', async () => {
  const folder = changedCharity(
    { [CAMPAIGN_FILE]: (text) => text.replace(/^category: .*/m, 'category: gone') },
    ['campaigns'],
  );
  await expect(importFolder(await database(), folder)).rejects.toThrow(
    'There is no “gone” in categories.',
  );
});

test('changes nothing when a database constraint rejects an item of the first transaction', async () => {
  const db = await database();
  const rows = await rowsOf(db);
  // Bill numbers are unique across cases. Only a constraint of the database checks this, not the folder reader.
  const folder = changedCharity(
    {
      'cases/case-oven.yaml': (text) =>
        text.replace(/^bill_number: .*/m, 'bill_number: SAMPLE-2024/3310'),
      'giving.yaml': (text) => text.replace('- 25', '- 30'),
    },
    ['cases', 'giving.yaml'],
  );
  const failed = await importFolder(db, folder).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ContentError);
  expect((failed as ContentError).message).toMatch(
    /^cases\/case-oven\.yaml:1 The database does not accept this/,
  );
  expect(await rowsOf(db)).toEqual(rows);
});

describe('an import of many items', () => {
  const faqs = Object.fromEntries(
    Array.from({ length: 3 * ITEMS_AT_ONCE - 1 }, (_, n) => [
      `faqs/faq-${n}.yaml`,
      `question:\n  en: When?\nposition: ${n}\nanswer:\n  en: Soon.\n`,
    ]),
  );

  test('lets other writes run between a few items, and overwrites what they published', async () => {
    const db = await database('empty');
    let isImporting = true;
    const folder = makeFolder(faqs);
    const imported = importFolder(db, folder).finally(() => (isImporting = false));
    const seen = [0];
    while (isImporting) {
      // Timers, such as the pause of the import, do not run while only promises are resolved.
      await nextTurn();
      await db.transaction().execute(async (tx) => {
        const before = seen.at(-1);
        const stored = tx.selectFrom('content').select('id').where('kind', '=', 'faqs');
        seen.push((await stored.execute()).length);
        if (before !== 0 || seen.at(-1) === 0) return;
        await setFields(tx, { kind: 'faqs', id: 'faq-0' }, { position: 99 });
        await incrementVersion(tx);
      });
    }
    // One change more than files, because faq-0 was saved twice.
    expect(await imported).toHaveLength(3 * ITEMS_AT_ONCE);
    // A write may run once more after the last transaction.
    expect([...new Set(seen)].slice(0, 3)).toEqual([0, ITEMS_AT_ONCE, 2 * ITEMS_AT_ONCE - 1]);
    expect(await importFolder(db, folder)).toEqual([]);
  });

  test('reports how many changes it has stored before an item that conflicts with the database', async () => {
    const db = await database();
    const change = (text: string) =>
      text.replace(/^bill_number: .*/m, 'bill_number: SAMPLE-2024/3310');
    const folder = changedCharity({ 'cases/case-oven.yaml': change }, ['cases', 'tags']);
    for (let n = 0; n < ITEMS_AT_ONCE; n += 1)
      writeFileSync(
        path.join(folder, `tags/new-${n}.yaml`),
        readFileSync(path.join(folder, 'tags', readdirSync(path.join(folder, 'tags'))[0]!)),
      );
    await expect(importFolder(db, folder)).rejects.toMatchObject({ stored: ITEMS_AT_ONCE });
    cpSync(path.join(testCharityFolder(), 'cases'), path.join(folder, 'cases'), {
      recursive: true,
    });
    expect(await importFolder(db, folder)).toEqual([]);
  });
});

test('an import of an unchanged file does not reopen a case that the API closed on its closing day', async () => {
  const db = await database();
  const change = (text: string) => text.replace(/^published: /m, 'closes: 2026-03-01\npublished: ');
  const folder = changedCharity({ 'cases/case-oven.yaml': change }, ['cases']);
  await importFolder(db, folder);
  await changeRows(db, 'offerings', { id: 'case-oven' }, { status: 'closed' });
  expect(await importFolder(db, folder)).toEqual([]);
});
