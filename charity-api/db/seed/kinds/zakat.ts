/** Inserts metal prices of the demonstration. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertZakat(_rows: Transaction<Database>, _today: Date): Promise<void> {}
