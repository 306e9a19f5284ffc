/** Inserts endowment products. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertEndowments(_rows: Transaction<Database>, _today: Date): Promise<void> {}
