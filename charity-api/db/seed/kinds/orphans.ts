/** Inserts orphans. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertOrphans(_rows: Transaction<Database>, _today: Date): Promise<void> {}
