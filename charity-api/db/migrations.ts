/** Changes of the schema since release 1.0.0, in order. A start runs those that its database lacks. */
import type { Transaction } from 'kysely';
import type { Database } from './tables';

export type Migration = {
  /** Version (schema.ts) of the schema that it changes. */
  from: string;
  /** Makes the schema of the next migration, or that of this release. All run in one transaction. */
  run: (tx: Transaction<Database>) => Promise<void>;
};

export const MIGRATIONS: readonly Migration[] = [];
