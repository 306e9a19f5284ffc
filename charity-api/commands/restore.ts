/** Command for operators: `npm run restore -- FILE | - [--check] [--replace] [--other-secrets]`. Restores a backup. */
import { createReadStream, existsSync } from 'node:fs';
import { findSecretsOfData, loadEnvFile } from '#config';
import { BackupError, type Manifest } from '../backup/manifest';
import { checkBackup, restoreBackup } from '../backup/restore';
import { DatabaseError } from '../db/open';
import { count } from '../doctor/finding';
import { databaseUrl, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run restore -- FILE.tar [--check] [--replace] [--other-secrets] [--data DATA]
  FILE.tar          a backup; - reads it from the standard input
  --check           checks the backup completely and changes nothing
  --replace         moves the present content of DATA into a folder replaced-… inside DATA
  --other-secrets   restores although the secrets of the backup are missing here
Stop the site first. Everything is checked before anything is changed. Put the secrets.json that belongs to the backup
into DATA before. The default of DATA is DATA_DIR, the data folder of the site. With DATABASE_URL, the database and the
uploaded files are restored to PostgreSQL, into a database without data. See docs/operating/backups.md.`;

loadEnvFile();
const { dataDir, positionals, values } = readArguments(USAGE, {
  check: { type: 'boolean' },
  replace: { type: 'boolean', default: false },
  'other-secrets': { type: 'boolean', default: false },
});
const [file = '', ...others] = positionals;
if (!file || others.length > 0) stop(USAGE);
if (file !== '-' && !existsSync(file)) stop(`There is no file ${file}.`);
const secrets = findSecretsOfData(process.env, dataDir);
const input = (file === '-' ? process.stdin : createReadStream(file)) as AsyncIterable<Buffer>;
try {
  if (values.check) {
    const { manifest, warnings } = await checkBackup(input, secrets);
    for (const warning of warnings) console.error(`Warning: ${warning}`);
    console.log(`The backup is complete and undamaged: ${describe(manifest)}.`);
  } else {
    const { manifest, warnings, replaced } = await restoreBackup(input, {
      ...{ dataDir, databaseUrl: databaseUrl(), secrets, now: new Date() },
      ...{ replace: values.replace, otherSecrets: values['other-secrets'] },
    });
    for (const warning of warnings) console.error(`Warning: ${warning}`);
    console.log(`Restored to ${dataDir}: ${describe(manifest)}.`);
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

function describe({ at, release, files, rows }: Manifest): string {
  return `of ${at}, release ${release}, ${count(files.length, 'file')}, ${count(rows.orders ?? 0, 'order')}`;
}
