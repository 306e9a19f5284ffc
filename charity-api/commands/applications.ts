/** Command for staff: `npm run applications -- list [KIND] [ID] | show REFERENCE [--data DIR]`. */
import { loadEnvFile } from '#config';
import { APPLICATION_KINDS } from '#contract/applications';
import { readReference } from '#domain/reference';
import { describeApplication, listApplications } from '../applications/staff/lines';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run applications -- COMMAND [--data FOLDER]
  list                  lists all applications, the newest first
  list KIND             lists those of one kind: ${APPLICATION_KINDS.join(', ')}
  list KIND ID          lists those for one event or training
  show REFERENCE        prints all fields of one application, and the paths of its files below FOLDER
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [command, typed, subject] = positionals;
const kind = APPLICATION_KINDS.find((known) => known === typed);
const reference = readReference('AP', typed ?? '');

if (command !== 'list' && command !== 'show') stop(USAGE);
if (command === 'list' && typed && !kind)
  stop(`${typed} is not a kind of applications. The kinds are ${APPLICATION_KINDS.join(', ')}.`);
if (command === 'show' && !reference)
  stop(
    typed
      ? `${typed} is not a reference such as AP-4G7K-2QX8: check each character.`
      : 'Write the reference of the application after "show", such as AP-4G7K-2QX8.',
  );

const { db, close } = await openExisting(dataDir);
try {
  const lines =
    command === 'list'
      ? await listApplications({ db }, { kind, subject })
      : await describeApplication({ db }, reference!);
  if (lines === null) {
    console.error(`No application has the reference ${reference}.`);
    process.exitCode = 1;
  } else console.log(lines.length > 0 ? lines.join('\n') : 'There is no application.');
} finally {
  await close();
}
