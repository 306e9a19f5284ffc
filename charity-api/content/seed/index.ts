/** Fills an empty database with the demonstration, an invented charity. The same day gives the same rows. */
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
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
import { readFolder } from '../read-folder';
import { readScenes, SCENES_FOLDER } from '../scenes';
import type { Database } from '../../db/tables';
import { transact } from '../../db/transact';
import { writeSampleDays } from './raised-days';

/** Relative to the working directory of the process. */
const DEMONSTRATION_FOLDER = 'demo';

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

/**
 * Imports the demonstration and writes its figures.
 * @param options `folder`: a content folder with a `demonstration.yaml`
 * @throws ContentError when a file is invalid
 */
export async function seed(
  db: Kysely<Database>,
  { today, folder = DEMONSTRATION_FOLDER }: { today: Date; folder?: string },
): Promise<void> {
  const { content, demonstration } = await readDemonstrationContent(today, folder);
  await transact(db, 'content', async (tx) => {
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
