/** Inserts sacrifices and their categories. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';

export async function insertSacrifices(_rows: Transaction<Database>, _today: Date): Promise<void> {}
