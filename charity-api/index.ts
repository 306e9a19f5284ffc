/** Opens the whole charity API over a folder: database, migrations, demonstration content. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createCharityApi, type CharityApi } from './app';
import { closeDatabase, DatabaseError, openDatabase } from './db/open';
import { holdsDemonstration } from './content/demonstration-day';
import { isEmpty, seed } from './content/seed';
import type { ApiConfig, ApiDeps, Log } from './deps';
import { SCENES_FOLDER } from './content/scenes';
import { hasTrialPayments, markTrials } from './payments/trial-payments';

export type { CharityApi } from './app';
export { DatabaseError } from './db/open';

export type CharityApiOptions = Pick<
  ApiConfig,
  | 'dataDir'
  | 'publicUrl'
  | 'locales'
  | 'client'
  | 'sandbox'
  | 'trials'
  | 'providers'
  | 'signingSecrets'
  | 'smtpUrl'
  | 'limits'
> & {
  /**
   * true: fill an empty database with the invented charity of the demonstration. false: reject a database that contains
   * it.
   */
  demoContent: boolean;
  /** Names of the keys that are for tests, though nothing else is a trial. */
  testKeys?: readonly string[];
  log: Log;
  now?: () => Date;
  random?: (bytes: number) => Buffer;
  /** Where the drawn scenes are; by default in the project that the process was started in. */
  scenesDir?: string;
  /** Check every reply against the contract: everywhere but in production. */
  checkReplies?: boolean;
};

/** @throws DatabaseError when the database is damaged, of a newer release, or holds a demonstration or trial payments that are not allowed */
export async function openCharityApi(options: CharityApiOptions): Promise<CharityApi> {
  const {
    dataDir,
    publicUrl,
    locales,
    client,
    sandbox,
    trials,
    providers,
    signingSecrets,
    smtpUrl,
    limits,
    log,
    testKeys,
  } = options;
  const now = options.now ?? (() => new Date());
  mkdirSync(dataDir, { recursive: true });
  const { db } = await openDatabase(path.join(dataDir, 'charity.db'));
  if (options.demoContent && (await isEmpty(db))) {
    await seed(db, { today: now() });
    log.info({ dataDir }, 'the empty database was filled with demonstration content');
  }
  if (!options.demoContent && (await holdsDemonstration(db))) {
    await closeDatabase(db);
    throw new DatabaseError(
      `The database in ${dataDir} holds the invented charity of the demonstration. It was left as it is: ` +
        'choose another DATA_DIR, or ask for the demonstration with DEMO_CONTENT=true.',
    );
  }
  if (sandbox || trials) {
    // After the demonstration, which only fills a database without settings.
    await markTrials(db, now());
  } else if (await hasTrialPayments(db)) {
    await closeDatabase(db);
    throw new DatabaseError(
      `The database in ${dataDir} has orders that were paid without money, by trials of payment methods or by the ` +
        'sandbox. They would count as gifts. It was left as it is: begin with a new DATA_DIR, or go on trying with ' +
        'SANDBOX_GATEWAY=true.',
    );
  }
  if (testKeys && testKeys.length > 0)
    log.warn(
      { keys: testKeys },
      'keys of tests: payments by them move no money and count as gifts',
    );
  const deps: ApiDeps = {
    db,
    config: {
      publicUrl,
      locales,
      client,
      dataDir,
      sandbox,
      trials,
      providers,
      signingSecrets,
      smtpUrl,
      limits,
      scenesDir: options.scenesDir ?? path.resolve(SCENES_FOLDER),
      checkReplies: options.checkReplies ?? false,
    },
    now,
    random: options.random ?? randomBytes,
    log,
  };
  return createCharityApi(deps);
}
