/** Data folders for the benchmark: a charity with few campaigns, and one with 100,041 campaigns, news and events. */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { refreshIndex } from '#api/content/search-index';
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
  await seed(db, { today: new Date(), scale: count });
  await repeatRows(db, 'news', count - FEW, ['published_at']);
  await repeatRows(db, 'events', count - FEW, ['starts_at', 'ends_at']);
  await sql`analyze`.execute(db);
  await close();
}

/** Adds copies of the rows of a table, with other ids and earlier times, as an archive of many years has. */
async function repeatRows(
  db: Kysely<Database>,
  table: 'news' | 'events',
  count: number,
  times: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_xinfo(${table}) where name <> 'id' and hidden = 0`.execute(db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) =>
    times.includes(name)
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(name)}, '-1 years', -n || ' hours')`
      : sql.ref(name),
  );
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count}),
      originals as (select *, row_number() over (order by id) - 1 as nth, count(*) over () as total
        from ${sql.table(table)})
    insert into ${sql.table(table)} (id, ${sql.join(names.map((name) => sql.ref(name)))})
      select id || '-' || n, ${sql.join(values)} from numbers join originals on nth = n % total
      where n <= ${count}`.execute(db);
}
