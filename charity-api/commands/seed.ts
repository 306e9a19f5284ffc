/** Fills an empty database with the demonstration: `tsx charity-api/commands/seed.ts [--scale 100000] [--data DIR]`. */
import { parseArgs } from 'node:util';
import { loadEnvFile } from '#config';
import { isEmpty, seed } from '../content/seed';
import { databaseFile, databaseUrl, openOrCreate } from '../terminal';

loadEnvFile();
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0' },
    data: { type: 'string', default: process.env.DATA_DIR || './data' },
  },
});
const scale = Number(values.scale);
if (!Number.isSafeInteger(scale) || scale < 0) {
  console.error('--scale must be a whole number of campaigns, such as 10000.');
  process.exit(1);
}

const where = databaseUrl() ? 'The database of DATABASE_URL' : databaseFile(values.data);
const { db, close } = await openOrCreate(values.data);
try {
  if (!(await isEmpty(db))) {
    console.error(`${where} already has content and was not changed. Choose another one.`);
    process.exitCode = 1;
  } else {
    const started = performance.now();
    await seed(db, { today: new Date(), scale });
    const { campaigns } = await db
      .selectFrom('offerings')
      .select((eb) => eb.fn.countAll<number>().as('campaigns'))
      .where('type', 'is not', null)
      .executeTakeFirstOrThrow();
    const took = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${where}: ${campaigns} campaigns in ${took} s.`);
  }
} finally {
  await close();
}
