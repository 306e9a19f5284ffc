/** Inserts mosques and their repairs. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertMosques(_rows: Transaction<Database>, _today: Date): Promise<void> {}
