/** Fills an empty database with the demonstration, an invented charity. The same day gives the same rows. */
import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { ContentError, type Content } from '../content';
import {
  DEMONSTRATION_FILE,
  moveContent,
  writeFigures,
  writeSeats,
  type Demonstration,
} from '../demonstration';
import { markDemonstration } from '../demonstration-day';
import { applyContent } from '../import';
import type { CampaignValue } from '../kinds/campaigns';
import { readFolder } from '../read-folder';
import { readScenes, SCENES_FOLDER } from '../scenes';
import type { Database } from '../../db/tables';
import { writeSampleDays } from './raised-days';
import { insertCampaigns, variation, type WrittenCampaign } from './many';

/**
 * `scale`: minimum number of campaigns and funds. Generated variations of campaigns fill up to this number. `folder`: a
 * content folder with a `demonstration.yaml`.
 */
export type SeedOptions = { today: Date; scale?: number; folder?: string };

/** Relative to the working directory of the process. */
const DEMONSTRATION_FOLDER = 'demo';

/** Number of campaigns that one multi-row insert adds to each table. Limits the memory. */
const CAMPAIGNS_AT_ONCE = 100;
/** Limits the size of SQLite's write-ahead log. */
const CAMPAIGNS_PER_TRANSACTION = 5_000;

/**
 * Returns true when the database has no offerings and no settings. Settings of the payment trials and of operation do not
 * count.
 */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const offering = await db.selectFrom('offerings').select('id').limit(1).executeTakeFirst();
  const setting = await db
    .selectFrom('settings')
    .select('key')
    .where('category', 'not in', ['trials', 'operation'])
    .limit(1)
    .executeTakeFirst();
  return !offering && !setting;
}

/** Empty settings for third-party accounts, so that the storefront loads no third-party code. */
const NO_ACCOUNTS = [
  { category: 'google', key: 'client_id' },
  { category: 'facebook', key: 'app_secret' },
  { category: 'apple', key: 'client_id' },
  { category: 'google-tag', key: 'id' },
  { category: 'facebook-pixel', key: 'id' },
];

/** Imports the demonstration and writes its figures. @throws ContentError when a file is invalid */
export async function seed(
  db: Kysely<Database>,
  { today, scale = 0, folder = DEMONSTRATION_FOLDER }: SeedOptions,
): Promise<void> {
  const { content, demonstration } = await readDemonstrationContent(today, folder);
  await db.transaction().execute(async (tx) => {
    await applyContent(tx, content, today);
    await writeFigures(tx, demonstration.figures);
    await writeSampleDays(tx, today);
    await writeSeats(tx, demonstration.seats);
    await tx
      .insertInto('settings')
      .values(NO_ACCOUNTS.map((account) => ({ ...account, value: '""' })))
      // A content folder may have ids: sign-in.yaml.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await markDemonstration(tx, today);
  });
  await insertVariations(db, writtenCampaigns(content, demonstration), scale - countOf(content));
  // The statistics tell SQLite's query planner that filters by status or category match many rows.
  await sql`analyze`.execute(db);
}

/** Returns the content of the demonstration with its dates moved to a day. @throws ContentError */
export async function readDemonstrationContent(
  today: Date,
  folder = DEMONSTRATION_FOLDER,
): Promise<{ content: Content; demonstration: Demonstration }> {
  const scenes = new Set(readScenes(path.resolve(SCENES_FOLDER)).keys());
  const { content, demonstration, problems } = await readFolder(path.resolve(folder), scenes);
  if (problems.length > 0) throw new ContentError(problems);
  if (!demonstration) throw new Error(`${folder} has no ${DEMONSTRATION_FILE}`);
  return { content: moveContent(content, demonstration.writtenFor, today), demonstration };
}

const itemsOf = (content: Content, name: string) =>
  content.kinds.find(({ kind }) => kind.name === name)?.items ?? [];

const countOf = (content: Content) =>
  itemsOf(content, 'campaigns').length + itemsOf(content, 'funds').length;

function writtenCampaigns(content: Content, { figures }: Demonstration): WrittenCampaign[] {
  return itemsOf(content, 'campaigns').map(({ id, value }) => ({
    id,
    value: value as CampaignValue,
    figures: figures[id] ?? { paid: null, raised: null, gifts: 0 },
  }));
}

async function insertVariations(
  db: Kysely<Database>,
  campaigns: readonly WrittenCampaign[],
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += CAMPAIGNS_PER_TRANSACTION) {
    const to = Math.min(from + CAMPAIGNS_PER_TRANSACTION, count);
    await db.transaction().execute((tx) => insertVariationsFrom(tx, campaigns, from, to));
  }
}

async function insertVariationsFrom(
  tx: Transaction<Database>,
  campaigns: readonly WrittenCampaign[],
  from: number,
  to: number,
): Promise<void> {
  for (let start = from; start < to; start += CAMPAIGNS_AT_ONCE) {
    const length = Math.min(CAMPAIGNS_AT_ONCE, to - start);
    await insertCampaigns(
      tx,
      Array.from({ length }, (_, i) => variation(campaigns, start + i)),
    );
  }
}
