/** Upgrades: a database of an earlier release gets the schema of this one, and keeps its rows. */
import path from 'node:path';
import Libsql from 'libsql';
import { Kysely, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi } from '#tests/support/api/api';
import { POSTGRES_VARIABLE, temporaryFolder } from '#tests/support/api/database';
import { createPaidOrder, LINE } from '#tests/support/api/orders';
import { administer, urlOf } from '#tests/support/postgres/copies';
import {
  createOld,
  readOld,
  RELEASES,
  schemaOf,
  type OldDatabase,
} from '#tests/upgrades/old-database';
import { LibsqlDialect, type RawDatabase } from './driver';
import { MIGRATIONS, type Migration } from './migrations';
import { openDatabase, openForReading } from './open';
import { connect } from './postgres/open';
import type { Database } from './tables';

const server = process.env[POSTGRES_VARIABLE];
let count = 0;

/** Returns the location of a database that does not have tables yet. */
async function newLocation(): Promise<string> {
  if (!server) return path.join(temporaryFolder('upgrade-'), 'charity.db');
  const name = `upgrade_${process.pid}_${(count += 1)}`;
  await administer(server, `create database ${name} template template0`);
  return urlOf(server, name);
}

async function writeOld(location: string, old: OldDatabase, isEmpty: boolean): Promise<void> {
  const db = server
    ? connect(location, 1_000)
    : new Kysely<Database>({
        dialect: new LibsqlDialect(new Libsql(location) as unknown as RawDatabase, 1_000),
      });
  await createOld(db, old, { isEmpty });
  await db.destroy();
}

async function schemaAt(location: string): Promise<string[]> {
  const { db, close } = await openDatabase(location);
  return schemaOf(db).finally(close);
}

const given = [...MIGRATIONS];

let location: string;
beforeEach(async () => {
  location = await newLocation();
});

describe.each(RELEASES)('a database of release %s', (release) => {
  const old = readOld(release);

  test.each([
    ['without rows', true],
    ['with rows', false],
  ])('%s gets the schema of this release', async (_, isEmpty) => {
    await writeOld(location, old, isEmpty);
    expect(await schemaAt(location)).toEqual(await schemaAt(await newLocation()));
  });

  test('keeps its rows, and works', async () => {
    await writeOld(location, old, false);
    const api = await openTestApi({ databasePath: location });
    for (const [table, rows] of Object.entries(old.rows)) {
      const found = await api.db
        .selectFrom(table as 'settings')
        .select(Object.keys(rows[0]!) as 'key'[])
        .execute();
      expect(sorted(found), table).toEqual(sorted(rows));
    }
    const lines = [{ ...LINE, offeringId: 'water-trucking-north-gaza' }];
    expect(await createPaidOrder(api, { lines })).toMatchObject({ state: 'paid' });
    await api.api.close();
  });
});

describe('migrations', () => {
  const setting = (key: string) => ({ category: 'test', key, value: '1' });
  const step = (from: string) => ({
    from,
    run: async (tx: Transaction<Database>) => {
      await tx.insertInto('settings').values(setting(from)).execute();
    },
  });
  const migrations = MIGRATIONS as Migration[];

  /** Opens a database of another version. @returns the migrations that have run */
  async function ranFrom(version: string): Promise<string[]> {
    const { db, close } = await openDatabase(location);
    const rows = await db.selectFrom('settings').select('key').orderBy('key').execute();
    await db.deleteFrom('settings').execute();
    await db.updateTable('schema_version').set({ version }).execute();
    await close();
    return rows.map(({ key }) => key);
  }

  afterEach(() => void migrations.splice(0, migrations.length, ...given));

  test('run in order, from the version of the database, once', async () => {
    migrations.push(step('1'), step('2'));
    await ranFrom('1');
    await expect(openForReading(location)).rejects.toThrow('Start the site with this release');
    expect(await ranFrom('2')).toEqual(['1', '2']);
    expect(await ranFrom('3')).toEqual(['2']);
    await expect(openDatabase(location)).rejects.toThrow('was not changed');
  });

  test('leave the database as it was when one fails', async () => {
    const failing = { from: '2', run: () => Promise.reject(new Error('full disk')) };
    migrations.push(step('1'), failing);
    await ranFrom('1');
    await expect(openDatabase(location)).rejects.toThrow('full disk');
    migrations.pop();
    expect(await ranFrom('1')).toEqual(['1']);
  });
});

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
