/** Command for staff: `npm run newsletter -- list | export | ask [--data DIR]`. */
import { randomBytes } from 'node:crypto';
import { charityApiSettings, config, loadEnvFile } from '#config';
import { askEarlierSubscribers } from '../newsletter/earlier';
import { exportSubscribers, listSubscribers } from '../newsletter/export';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run newsletter -- COMMAND [--data FOLDER]
  list      lists the confirmed addresses, and counts the others
  export    prints the confirmed addresses as CSV, each with its language and its unsubscribe URL
  ask       asks the owners of addresses of an earlier release to confirm their subscription
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [command = '', ...others] = positionals;
if (!['list', 'export', 'ask'].includes(command) || others.length > 0) stop(USAGE);

const { db, close } = await openExisting(dataDir);
try {
  if (command === 'list') console.log((await listSubscribers(db)).join('\n'));
  else if (command === 'export') await printExport();
  else {
    const asked = await askEarlierSubscribers({ db, now: () => new Date(), random: randomBytes });
    console.log(`${asked} confirmation mails queued. The site sends them.`);
  }
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
}
