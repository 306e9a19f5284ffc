/** The last file of a backup: what it contains, with checksums, and which secrets belong to it. */
import * as z from 'zod';
import { macOf } from '#contract/mac';
import type { Db } from '../db/tables';

export const MANIFEST = 'manifest.json';
export const DATABASE = 'charity.db';
/** Folder of all other files of the data folder. */
export const FILES = 'files/';

export const FORMAT = 1;

/** The backup cannot be made or restored. The message contains the reason and what to do. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const fileSchema = z.object({
  name: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
  release: z.string(),
  /** All files of the backup except the manifest. */
  files: z.array(fileSchema),
  /** Rows of important tables. */
  rows: z.record(z.string(), z.number().int()),
  /** Fingerprints of the secrets, by the name of the setting. */
  secrets: z.record(z.string(), z.array(z.string())),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = z.infer<typeof fileSchema>;
export type Secrets = Record<string, readonly string[]>;

/**
 * Returns the fingerprints of secrets: 64 bits of a keyed hash, from which a secret cannot be computed. The secrets are
 * random, so that guessing does not help either.
 */
export function fingerprintsOf(secrets: Secrets): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, values]) => [
      name,
      values.map((value) => macOf(value, 'fingerprint', name).subarray(0, 8).toString('hex')),
    ]),
  );
}

const COUNTED = ['orders', 'payments', 'offerings', 'settings'] as const;

export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts = await Promise.all(
    COUNTED.map(async (table) => {
      const { rows } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, Number(rows)] as const;
    }),
  );
  return Object.fromEntries(counts);
}
