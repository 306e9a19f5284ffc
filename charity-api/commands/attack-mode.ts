/** Command for operators: `npm run attack-mode -- on | off | auto | status [--data DIR]`. */
import { loadEnvFile } from '#config';
import { describeAttackMode, readSetting, setAttackMode } from '../modules/abuse/attack-mode';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run attack-mode -- on | off | auto | status [--data FOLDER]
Sets or prints the attack mode (docs/operating/daily-work.md).
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [typed = ''] = positionals;
const setting = readSetting(typed);
if (!setting && typed !== 'status') stop(USAGE);

const { db, close } = await openExisting(dataDir);
const deps = { db, now: () => new Date() };
try {
  if (setting) await setAttackMode(deps, setting);
  console.log(await describeAttackMode(deps));
} finally {
  await close();
}
