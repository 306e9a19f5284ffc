/** Command for operators: `npm run restore -- FILE | - [--check] [--replace] [--other-secrets]`. Restores a backup. */
import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findSecretsOfData, loadEnvFile } from '#config';
import type { Manifest } from '../backup/manifest';
import { checkBackup, restoreBackup } from '../backup/restore';
import { BackupError } from '../backup/manifest';
import { DatabaseError } from '../db/open';
import { count } from '../doctor/finding';
import { databaseUrl, printUsage, stop } from '../terminal';

const USAGE = `Usage: npm run restore -- FILE.tar [--check] [--replace] [--other-secrets] [--data DATA]
  FILE.tar          a backup; - reads it from the standard input
  --check           checks the backup completely and changes nothing
  --replace         moves the present content of DATA into a folder replaced-… inside DATA
  --other-secrets   restores although the secrets of the backup are missing here
Stop the site first. Everything is checked before anything is changed. Put the secrets.json that belongs to the backup
into DATA before. The default of DATA is DATA_DIR, the data folder of the site. With DATABASE_URL, the database is restored
to PostgreSQL, into a database without data. See docs/operating/backups.md.`;

loadEnvFile();
const { values, file } = readOptions();
const secrets = findSecretsOfData(process.env, values.data);
const input = (file === '-' ? process.stdin : createReadStream(file)) as AsyncIterable<Buffer>;
try {
  if (values.check) {
    const { manifest, warnings } = await checkBackup(input, secrets);
    for (const warning of warnings) console.error(`Warning: ${warning}`);
    console.log(`The backup is complete and undamaged: ${describe(manifest)}.`);
  } else {
    const { manifest, warnings, replaced } = await restoreBackup(input, {
      ...{ dataDir: values.data, databaseUrl: databaseUrl(), secrets, now: new Date() },
      ...{ replace: values.replace, otherSecrets: values['other-secrets'] },
    });
    for (const warning of warnings) console.error(`Warning: ${warning}`);
    console.log(`Restored to ${values.data}: ${describe(manifest)}.`);
    if (replaced)
      console.log(`The earlier content is in ${replaced}. Delete it when you no longer need it.`);
    console.log(
      'Gifts after the backup are missing: compare the dashboards of the payment providers.',
    );
  }
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof DatabaseError;
  if (!isExpected && (error as NodeJS.ErrnoException).code === undefined) throw error;
  stop((error as Error).message);
}

function readOptions() {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string', default: process.env.DATA_DIR || './data' },
        check: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'other-secrets': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (parsed.values.help) printUsage(USAGE);
    const [given, ...others] = parsed.positionals;
    if (!given || others.length > 0) return stop(USAGE);
    if (given !== '-' && !existsSync(given)) return stop(`There is no file ${given}.`);
    return { values: parsed.values, file: given };
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function describe({ at, release, files, rows }: Manifest): string {
  return `of ${at}, release ${release}, ${count(files.length, 'file')}, ${count(rows.orders ?? 0, 'order')}`;
}
