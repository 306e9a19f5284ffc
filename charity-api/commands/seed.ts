/** Fills an empty database with the demonstration: `tsx charity-api/commands/seed.ts [--scale 100000] [--data DIR]`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvFile } from '#config';
import { openDatabase } from '../db/open';
import { isEmpty, seed } from '../content/seed';

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

mkdirSync(values.data, { recursive: true });
const file = path.join(values.data, 'charity.db');
const { db, close } = await openDatabase(file);
try {
  if (!(await isEmpty(db))) {
    console.error(`${file} already has content and was not changed. Choose another --data.`);
    process.exitCode = 1;
  } else {
    const started = performance.now();
    await seed(db, { today: new Date(), scale });
    const { campaigns } = await db
      .selectFrom('campaigns')
      .select((eb) => eb.fn.countAll<number>().as('campaigns'))
      .executeTakeFirstOrThrow();
    const took = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${file}: ${campaigns} campaigns in ${took} s.`);
  }
} finally {
  await close();
}
