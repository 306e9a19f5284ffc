/** Inserts cases of tafreej. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertCases(_rows: Transaction<Database>, _today: Date): Promise<void> {}
