/** Command for staff: `npm run newsletter -- list | export [--data DIR]`. */
import { charityApiSettings, config, loadEnvFile } from '#config';
import { exportSubscribers, listSubscribers } from '../newsletter/export';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run newsletter -- COMMAND [--data FOLDER]
  list      lists the confirmed addresses, and counts the others
  export    prints the confirmed addresses as CSV, each with its language and its unsubscribe URL
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [command = '', ...others] = positionals;
if (!['list', 'export'].includes(command) || others.length > 0) stop(USAGE);

const { db, close } = await openExisting(dataDir);
try {
  if (command === 'list') console.log((await listSubscribers(db)).join('\n'));
  else await printExport();
} finally {
  await close();
}

async function printExport(): Promise<void> {
  // The secrets that sign the URLs are in the data folder, next to the database.
  process.env.DATA_DIR = dataDir;
  const { csv, leftOut } = await exportSubscribers({
    db,
    config: charityApiSettings(config('api')),
  });
  process.stdout.write(csv);
  if (leftOut.length > 0)
    console.error(
      `Left out, because spreadsheets would run them as formulas: ${leftOut.join(' ')}`,
    );
  else if (csv.split('\r\n').length === 2)
    console.error('No subscriber has confirmed an address yet, so the file has only its heading.');
}
