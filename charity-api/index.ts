/** Opens the charity API with a data folder: database, demonstration content. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { logWithRequestId } from './http/request-id';
import { createCharityApi, type CharityApi } from './app';
import { checkAreas } from './doctor/areas';
import type { DoctorSettings } from './doctor/installation';
import { lockFolder } from './db/folder-lock';
import { inOneStart } from './db/leases';
import {
  closeDatabase,
  DatabaseError,
  openDatabase,
  requireMoved,
  requireNotLost,
  withoutDiskWaits,
} from './db/open';
import { hasDemonstration } from './content/demonstration-day';
import { isEmpty, seed } from './content/seed';
import { refreshIndex } from './content/search-index';
import { addSamples, canFill } from './demonstration/fill';
import type { ApiConfig, ApiDeps, Log } from './deps';
import { SCENES_FOLDER } from './content/scenes';
import { firstOwnerUrl } from './staff/first-owner';
import { hasTrialPayments, markTrials } from './payments/trial-payments';

export type { CharityApi } from './app';
type Defaults = Pick<ApiConfig, 'scenesDir' | 'checkReplies'>;
const DEFAULTS: Defaults = { scenesDir: path.resolve(SCENES_FOLDER), checkReplies: false };

export type CharityApiOptions = Omit<ApiConfig, keyof Defaults> &
  Partial<Defaults> & {
    /** true: fill an empty database with an invented charity. false: reject a database that contains it. */
    demoContent: boolean;
    /** Names of the settings with test keys of a provider, while trials are off. */
    testKeys?: readonly string[];
    /** Names of the settings with live keys. They are rejected together with anything that is not real. */
    liveKeys?: readonly string[];
    log: Log;
    onRequest?: ApiDeps['onRequest'];
    /** The settings that doctor's checks read. Without them, staff cannot run the checks. */
    doctor?: DoctorSettings;
    /** URL of a PostgreSQL database. null: SQLite in the data folder. */
    databaseUrl?: string | null;
    /** Name of the process in the error message for a second process on the same folder. */
    program?: string;
    now?: () => Date;
    random?: (bytes: number) => Buffer;
  };

/**
 * @throws DatabaseError when another process uses the folder, or its database is lost, damaged, of another schema, not
 * moved to PostgreSQL, or not allowed by the settings
 */
export async function openCharityApi(options: CharityApiOptions): Promise<CharityApi> {
  const { dataDir, program = 'the site', now = () => new Date() } = options;
  mkdirSync(dataDir, { recursive: true });
  if (!options.databaseUrl) requireNotLost(databaseIn(dataDir));
  // Several processes can share a PostgreSQL database.
  const lock = options.databaseUrl ? null : lockFolder(dataDir, program, now());
  try {
    const api = await openUnlocked(options);
    const close = async () => {
      await api.close();
      lock?.release();
    };
    return { ...api, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

const databaseIn = (dataDir: string) => path.join(dataDir, 'charity.db');

async function openUnlocked(options: CharityApiOptions): Promise<CharityApi> {
  const file = databaseIn(options.dataDir);
  if (options.databaseUrl) await requireMoved(file);
  const { db } = await openDatabase(options.databaseUrl ?? file);
  try {
    // When several processes start, one of them fills an empty database.
    return await inOneStart(db, () => prepareApi(db, options));
  } catch (error) {
    await closeDatabase(db);
    throw error;
  }
}

/** Fills an empty database, and checks that the settings allow what the database contains. */
async function prepareApi(db: ApiDeps['db'], options: CharityApiOptions): Promise<CharityApi> {
  const { dataDir, trials, log, testKeys } = options;
  const now = options.now ?? (() => new Date());
  const [liveKey] = options.liveKeys ?? [];
  await refreshIndex(db);
  const isNew = options.demoContent && (await isEmpty(db));
  if (isNew) {
    await seed(db, { today: now() });
    log.info({ dataDir }, 'the empty database was filled with demonstration content');
  }
  if (!options.demoContent && (await hasDemonstration(db))) {
    throw new DatabaseError(
      `The database in ${dataDir} contains the invented charity of the demonstration. It was not changed: ` +
        (liveKey
          ? `choose another DATA_DIR. ${liveKey} is a live key, and an invented charity must not receive real money.`
          : 'choose another DATA_DIR, or allow the demonstration with DEMO_CONTENT=true.'),
    );
  }
  if (trials) {
    // After the seeding, which only fills a database without settings.
    await markTrials(db, now());
  } else if (await hasTrialPayments(db)) {
    throw new DatabaseError(
      `The database in ${dataDir} has orders that were paid without money, by trials of payment methods. ` +
        'They would count as gifts. It was not changed: start with a new DATA_DIR' +
        (liveKey
          ? `, because ${liveKey} is a live key.`
          : ', or keep trials on with TRIAL_PAYMENTS=true.'),
    );
  }
  if (testKeys && testKeys.length > 0)
    log.warn(
      { keys: testKeys },
      'test keys of a provider: payments move no money but count as gifts',
    );
  const deps: ApiDeps = {
    db,
    config: { ...DEFAULTS, ...options },
    now,
    random: options.random ?? randomBytes,
    log: logWithRequestId(log),
    ...(options.onRequest && { onRequest: options.onRequest }),
    ...(options.doctor && { checkInstallation: checkerOf(options, options.doctor, db) }),
  };
  if (isNew && canFill(deps.config)) await withoutDiskWaits(db, () => addSamples(deps));
  const url = await firstOwnerUrl(deps);
  if (url !== null)
    log.info({ url }, 'the staff area has no members: open this link to become its owner');
  return createCharityApi(deps);
}

function checkerOf(
  { dataDir, databaseUrl, program = 'the site', now = () => new Date() }: CharityApiOptions,
  settings: DoctorSettings,
  db: ApiDeps['db'],
) {
  const since = now().toISOString();
  return () =>
    checkAreas({
      ...{ dataDir, settings, now, fetch, problems: [], unknownNames: [], mailTo: null },
      database: {
        db,
        file: databaseUrl ? null : path.join(dataDir, 'charity.db'),
        close: () => Promise.resolve(),
      },
      databaseProblem: null,
      holder: { program, pid: process.pid, host: hostname(), since },
    });
}
