/** Command for staff: `npm run orders -- list | confirm REF | reject REF | attack on|off|auto|status [--data DIR]`. */
import { randomBytes } from 'node:crypto';
import { loadEnvFile } from '#config';
import { readOrderReference } from '#domain/orders';
import { confirmTransfer } from '../giving/staff/confirm';
import { rejectTransfer } from '../giving/staff/reject';
import { listWaiting } from '../giving/staff/waiting';
import { ApiError } from '../http/errors';
import { messages } from '../http/messages';
import { describeAttackMode, readSetting, setAttackMode } from '../modules/abuse/attack-mode';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run orders -- COMMAND [--data FOLDER]
  list                         lists the orders that need a decision by staff
  confirm REFERENCE            the transfer has arrived: marks the order as paid and sends the receipt
  reject REFERENCE             the transfer has not arrived: the donor may send another proof
  attack on|off|auto|status    sets or prints the attack mode (docs/operating/daily-work.md)
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [command, typed = ''] = positionals;
const reference = readOrderReference(typed);
const setting = readSetting(typed);

if (!['list', 'confirm', 'reject', 'attack'].includes(command ?? '')) {
  stop(USAGE);
}
if (command === 'attack' && !setting && typed !== 'status') {
  stop('Write on, off or auto to set the attack mode, or status to print it.');
}
if ((command === 'confirm' || command === 'reject') && !reference) {
  stop(
    typed
      ? `${typed} is not a reference such as ND-4G7K-2QX8: check each character.`
      : `Write the reference of the order after "${command}", such as ND-4G7K-2QX8.`,
  );
}

const { db, close } = await openExisting(dataDir);
const deps = {
  db,
  now: () => new Date(),
  random: randomBytes,
  log: { info: () => {}, warn: () => {}, error: console.error },
};
try {
  if (command === 'list') {
    const lines = await listWaiting(deps);
    console.log(lines.length > 0 ? lines.join('\n') : 'No order needs a decision.');
  } else if (command === 'attack') {
    if (setting) await setAttackMode(deps, setting);
    console.log(await describeAttackMode(deps));
  } else {
    const act = command === 'confirm' ? confirmTransfer : rejectTransfer;
    const order = await act(deps, { kind: 'command' }, { reference: reference!, version: null });
    console.log(`${order.reference} is ${order.state} now.`);
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`${reference}: ${messages('en').t(`api:${error.code}`)}`);
  process.exitCode = 1;
} finally {
  await close();
}
