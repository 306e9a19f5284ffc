/** Shared code of the commands: parses arguments, ends the process, and opens the database of the site. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { asCalled } from './as-called';
import {
  copyDatabase,
  DatabaseError,
  openDatabase,
  requireMoved,
  requireNotLost,
  type OpenDatabase,
} from './db/open';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Ends the process with code 0 for --help, and with code 1 for an unknown option. Call it after `loadEnvFile`.
 * @param own options of the command besides --data and --help
 * @returns `dataDir`: the value of --data, by default DATA_DIR of the site
 */
export function readArguments<Own extends Options>(usage: string, own?: Own) {
  const options: Options = {
    ...own,
    data: { type: 'string', default: process.env.DATA_DIR || './data' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values.help) {
      console.log(asCalled(usage));
      process.exit(0);
    }
    type Values = ReturnType<typeof parseArgs<{ options: Own }>>['values'];
    return { dataDir: String(values.data), positionals, values: values as Values };
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Prints the reason, which may contain the usage, and ends the process with code 1. */
export function stop(reason: string): never {
  console.error(asCalled(reason));
  process.exit(1);
}

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'charity.db');

/** The PostgreSQL database of the site, or null for the file in its data folder. Call it after `loadEnvFile`. */
export const databaseUrl = (): string | null => process.env.DATABASE_URL || null;

const otherFolder = 'If the site is in use, set DATA_DIR, or --data, to its folder.';

/** Ends the process with code 1 when there is no database in the folder, or when it cannot be used. */
export function openExisting(dataDir: string): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  if (!databaseUrl() && !existsSync(file))
    stop(
      `There is no database at ${file}. The first start of the site, or an import of content, creates it. ${otherFolder}`,
    );
  return openOrStop(dataDir);
}

/**
 * Opens a temporary copy of the database, so that a comparison never holds the write lock of the site. If there is no
 * database yet, opens an empty one in memory.
 */
export async function openCopy(
  dataDir: string,
  warn: (message: string) => void,
): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  if (databaseUrl() || existsSync(file)) return openOrStop(dataDir, openCopyOf);
  warn(`There is no database at ${file} yet. The first import creates it. ${otherFolder}`);
  return openDatabase(':memory:');
}

async function openCopyOf(location: string): Promise<OpenDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nadawah-copy-'));
  // The copy has the data of donors. It is deleted also after an error, and when the command is stopped.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const copy = path.join(folder, 'charity.db');
  await copyDatabase(location, copy);
  return openDatabase(copy);
}

/** Opens the database, and creates its file or tables when they are missing. */
export function openOrCreate(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  return openOrStop(dataDir);
}

async function openOrStop(
  dataDir: string,
  open: (location: string) => Promise<OpenDatabase> = openDatabase,
): Promise<OpenDatabase> {
  const [url, file] = [databaseUrl(), databaseFile(dataDir)];
  try {
    await (url ? requireMoved(file) : requireNotLost(file));
    return await open(url ?? file);
  } catch (error) {
    if (error instanceof DatabaseError) return stop(error.message);
    throw error;
  }
}
