/** Data folders for the benchmark: a charity with few campaigns, and one with 100,041 campaigns, news and events. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { rebuildIndex, refreshIndex } from '#api/content/search-index';
import { seed } from '#api/content/seed';
import { SCHEMA_VERSION } from '#api/db/schema';
import { openDatabase } from '#api/db/open';
import type { Database } from '#api/db/tables';
import { days } from '#domain/time/durations';

/** Campaigns and funds of the demonstration, and of the large charity. */
export const FEW = 41;
export const MANY = 100_041;

/** Kept between runs, because filling it takes about ten minutes: most of it for the search index. */
const KEPT = '.cache/bench';
/** The demonstration's dates are relative to the day on which the database was filled. */
const KEPT_FOR = days(7);
const FILE = 'charity.db';

/** Returns a data folder with the demonstration alone. */
export async function fewCampaigns(folder: string): Promise<string> {
  const data = join(folder, 'few');
  mkdirSync(data);
  await fill(join(data, FILE), FEW);
  return data;
}

/** Returns a data folder with variations of the demonstration's campaigns, news and events. */
export async function manyCampaigns(): Promise<string> {
  const data = join(KEPT, `${MANY}-${SCHEMA_VERSION}`);
  const file = join(data, FILE);
  if (ageOf(file) > KEPT_FOR) {
    console.log(`Filling ${file}, which takes about ten minutes.`);
    rmSync(KEPT, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    // Renamed when it is complete, so that an interrupted run leaves no small database.
    await fill(`${file}.new`, MANY);
    renameSync(`${file}.new`, file);
  }
  return data;
}

/** Milliseconds since the file was created. Infinity without the file. */
function ageOf(file: string): number {
  const created = statSync(file, { throwIfNoEntry: false })?.birthtimeMs;
  return created === undefined ? Infinity : Date.now() - created;
}

async function fill(file: string, count: number): Promise<void> {
  const { db, close } = await openDatabase(file);
  // As at the start of the API. Otherwise the next start would fill the index again.
  await refreshIndex(db);
  await seed(db, { today: new Date() });
  if (count > FEW) {
    await repeatCampaigns(db, count - FEW);
    await rebuildIndex(db);
  }
  await repeatRows(db, 'news', count - FEW, { published_at: earlier('published_at') });
  await repeatRows(db, 'events', count - FEW, {
    ...{ starts_at: earlier('starts_at'), ends_at: earlier('ends_at') },
  });
  await sql`analyze`.execute(db);
  await close();
}

/** SQL: the time of a copy, as an archive of many years has. */
const earlier = (column: string) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, '-1 years', -n || ' hours')`;

const CAMPAIGNS = sql<boolean>`kind = 'campaign'`;

/** Adds copies of campaigns with other deadlines and totals, and short stories. */
async function repeatCampaigns(db: Kysely<Database>, count: number): Promise<void> {
  await repeatRows(
    ...([db, 'offerings', count] as const),
    {
      closes_at: sql`strftime('%Y-%m-%dT%H:%M:%fZ', closes_at, (n * 37 % 300) || ' days')`,
      raised: sql`coalesce(goal, 10000000) * (n * 61 % 100) / 100`,
      ...{ published_at: earlier('published_at'), featured: sql`0` },
    },
    CAMPAIGNS,
  );
  await repeatRows(
    ...([db, 'offering_documents', count] as const),
    { document: sql`json_set(document, '$.story', json_extract(document, '$.summary'))` },
    sql`offering_id in (select id from offerings where ${CAMPAIGNS} and id not like '%-copy-%')`,
  );
  await sql`insert into offering_tags (tag, offering)
    select tag, copy.seq from offerings copy
      join offerings original on original.id = substr(copy.id, 1, instr(copy.id, '-copy-') - 1)
      join offering_tags on offering = original.seq`.execute(db);
}

/** Adds copies of the rows of a table, with other ids and values. @param set SQL of a value, for copy `n` */
async function repeatRows(
  db: Kysely<Database>,
  table: 'offerings' | 'offering_documents' | 'news' | 'events',
  count: number,
  set: Record<string, RawBuilder<unknown>>,
  where: RawBuilder<boolean> = sql`true`,
): Promise<void> {
  const id = sql.ref(table === 'offering_documents' ? 'offering_id' : 'id');
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_xinfo(${table})
    where name not in ('id', 'offering_id', 'seq') and hidden = 0`.execute(db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => set[name] ?? sql.ref(name));
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count}),
      originals as (select *, row_number() over (order by ${id}) - 1 as nth, count(*) over () as total
        from ${sql.table(table)} where ${where})
    insert into ${sql.table(table)} (${id}, ${sql.join(names.map((name) => sql.ref(name)))})
      select ${id} || '-copy-' || n, ${sql.join(values)} from numbers join originals on nth = n % total
      where n <= ${count}`.execute(db);
}
