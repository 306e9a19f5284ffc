/** Inserts expiations. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertExpiations(_rows: Transaction<Database>, _today: Date): Promise<void> {}
