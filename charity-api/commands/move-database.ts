/** Command for operators: `npm run move-database [-- --data DATA]`. Moves the data from SQLite to PostgreSQL. */
import { loadEnvFile } from '#config';
import { moveDatabase } from '../backup/move';
import { findHolder } from '../db/folder-lock';
import { DatabaseError } from '../db/open';
import { databaseFile, databaseUrl, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run move-database -- [--data DATA]
Copies all data of DATA/charity.db and the uploaded files of DATA to the PostgreSQL database at DATABASE_URL, and compares
the copy. The site may run: donors can read pages, and forms are rejected as busy until you have restarted the site with
DATABASE_URL. An interrupted move changes nothing in DATA, and can be repeated. The default of DATA is DATA_DIR. See
docs/postgresql.md.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const url = databaseUrl();
if (positionals.length > 0) stop(USAGE);
if (!url) stop('Set DATABASE_URL to the URL of an empty PostgreSQL database.');

const started = performance.now();
try {
  await moveDatabase({
    ...{ dataDir, file: databaseFile(dataDir), databaseUrl: url, now: () => new Date() },
    onCopied: ({ rows, files }) => {
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      console.log(
        `${total} rows of ${Object.keys(rows).length} tables (${rows.orders} orders) and ${files} files are copied and compared, in ${seconds} s.`,
      );
      if (findHolder(dataDir))
        console.log(
          'Restart the site with DATABASE_URL now. This command ends when the site has stopped.',
        );
    },
  });
  console.log(
    'The data are in PostgreSQL. charity.db and the folders proofs, applications and content have the state before the move, ' +
      'and are no longer used.',
  );
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  stop(error.message);
}
