/** Opens the whole charity API over a folder: database, migrations, demonstration content. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createCharityApi, type CharityApi } from './app';
import { closeDatabase, DatabaseError, openDatabase } from './db/open';
import { holdsDemonstration, isEmpty, seed } from './db/seed';
import type { ApiConfig, ApiDeps, Log } from './deps';

export type { CharityApi } from './app';
export { DatabaseError } from './db/open';

export type CharityApiOptions = Pick<
  ApiConfig,
  | 'dataDir'
  | 'publicUrl'
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
  log: Log;
  now?: () => Date;
  random?: (bytes: number) => Buffer;
  /** Where the drawn scenes are; by default in the project that the process was started in. */
  scenesDir?: string;
  /** Check every reply against the contract: everywhere but in production. */
  checkReplies?: boolean;
};

/**
 * @throws DatabaseError when the database is damaged, of a newer release, or contains demonstration content against
 * `demoContent`
 */
export async function openCharityApi(options: CharityApiOptions): Promise<CharityApi> {
  const {
    dataDir,
    publicUrl,
    client,
    sandbox,
    trials,
    providers,
    signingSecrets,
    smtpUrl,
    limits,
    log,
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
  const deps: ApiDeps = {
    db,
    config: {
      publicUrl,
      client,
      dataDir,
      sandbox,
      trials,
      providers,
      signingSecrets,
      smtpUrl,
      limits,
      scenesDir: options.scenesDir ?? path.resolve('charity-api/files/scenes'),
      checkReplies: options.checkReplies ?? false,
    },
    now,
    random: options.random ?? randomBytes,
    log,
  };
  return createCharityApi(deps);
}
