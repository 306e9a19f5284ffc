/** Checks of the data folder: rights, free space, database, background jobs, backups. */
import { existsSync, statSync } from 'node:fs';
import { days, hours } from '#domain/time/durations';
import { readLastBackup } from '../../backup/last-backup';
import { findMissingRights } from '../../db/folder-rights';
import { findDamage } from '../../db/open';
import { freeBytes, MIN_FREE_BYTES } from '../../health';
import { count, fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, Installation } from '../installation';

const GB = 1024 ** 3;
/** Bytes. Enough for a backup and a month of uploads of a small charity. */
const FREE_BYTES_WANTED = 2 * GB;
/** Bytes. A larger database is not checked completely, because the check would take minutes. */
const MAX_CHECKED_BYTES = 2 * GB;
/** In ms. Doctor warns after this age. A daily backup may fail once before that. */
const BACKUP_OLD_MS = days(2);
/** In ms. Doctor reports a failure after this age. */
const BACKUP_MISSING_MS = days(8);

export const DATA_CHECKS: readonly Check[] = [
  { name: 'folder', needs: [], run: ({ dataDir }) => folderRights(dataDir) },
  { name: 'disk', needs: [], run: ({ dataDir }) => freeSpace(dataDir) },
  { name: 'database', needs: [], run: databaseState },
  {
    name: 'backup',
    needs: ['settings', 'database'],
    run: async ({ database: { db }, settings: { isPublic }, now }) => {
      const last = await readLastBackup(db);
      const todo =
        'Run “npm run backup -- FOLDER” every night, and copy its file to another place.';
      const severe = isPublic ? fail : warn;
      if (!last) {
        const hasOrders = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
        return (hasOrders ? severe : warn)('There is no backup of this database.', todo);
      }
      const age = now().getTime() - Date.parse(last.at);
      const text = `The last backup is ${describeAge(age)} old (${last.at}).`;
      if (age > BACKUP_MISSING_MS) return severe(text, todo);
      return age > BACKUP_OLD_MS ? warn(text, todo) : ok(text, last);
    },
  },
];

function folderRights(dataDir: string): Finding {
  if (!existsSync(dataDir)) {
    const parent = existsSync(`${dataDir}/..`) ? `${dataDir}/..` : '/';
    return findMissingRights(parent) === null
      ? ok(`${dataDir} does not exist yet. The first start creates it.`)
      : fail(
          `${dataDir} does not exist and cannot be created.`,
          'Create the folder, and give it to the user that runs the site.',
        );
  }
  if (!statSync(dataDir).isDirectory())
    return fail(`${dataDir} is not a folder.`, 'Set DATA_DIR to a folder.');
  const missing = findMissingRights(dataDir);
  if (missing) return fail(missing.text, missing.todo);
  return (statSync(dataDir).mode & 0o007) === 0o007
    ? warn(`Every user of this machine can write to ${dataDir}.`, `Run: chmod 750 ${dataDir}`)
    : ok(`${dataDir} can be written.`);
}

async function freeSpace(dataDir: string): Promise<Finding> {
  const free = await freeBytes(existsSync(dataDir) ? dataDir : '.');
  if (free === null) return skipped('This system does not report the free space.');
  const text = `${Math.round((free / GB) * 10) / 10} GB free on the disk of the data folder.`;
  const todo = 'Enlarge the disk, or delete files that do not belong to this site.';
  if (free < MIN_FREE_BYTES) return fail(text, todo);
  return free < FREE_BYTES_WANTED ? warn(text, todo) : ok(text, { freeBytes: free });
}

async function databaseState(site: Installation): Promise<Finding> {
  const { database, databaseProblem, holder, settings } = site;
  if (settings?.charityApiUrl)
    return skipped('The charity API is at CHARITY_API_URL. Run doctor there for its database.');
  // The message contains what to do.
  if (databaseProblem !== null) return { result: 'fail', message: databaseProblem };
  if (!database && existsSync(site.dataDir) && findMissingRights(site.dataDir))
    return skipped('Give the folder to this user first.');
  if (!database)
    return ok('There is no database yet. The first start, or an import of content, creates it.');
  const { db, file } = database;
  if (file === null || statSync(file).size <= MAX_CHECKED_BYTES) {
    const damage = await findDamage(db);
    if (damage.length > 0)
      return fail(
        `The database is damaged: ${damage.join('; ')}.`,
        'Stop the site, keep a copy of the folder, and restore the last backup.',
      );
  }
  if (file === null) return ok('The PostgreSQL database has the schema of this release.');
  const who =
    holder === null
      ? 'No process uses it.'
      : holder === 'unknown'
        ? 'A process uses it.'
        : `It is used by ${holder.program}, process ${holder.pid} on ${holder.host}.`;
  return ok(`The database has the schema of this release and no damage. ${who}`);
}

function describeAge(ms: number): string {
  return ms < days(2)
    ? count(Math.floor(ms / hours(1)), 'hour')
    : count(Math.floor(ms / days(1)), 'day');
}
