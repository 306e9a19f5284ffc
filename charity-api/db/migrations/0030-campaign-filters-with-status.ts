/** Indexes for lists of open campaigns with another filter. */
import { sql, type Kysely } from 'kysely';

/** Columns and condition of each index. The list shows open campaigns by default, so each filter comes with a status. */
const INDEXES = {
  // With the type, SQLite counts from the index alone: it evaluates the condition for each row.
  category: `(category, status, published_at desc, seq desc, type) where type <> 'fund'`,
  // A generated column: SQLite reads the rows of the table to count them.
  zakat: `(zakat, status, published_at desc, seq desc) where type <> 'fund'`,
  type: `(type, status, published_at desc, seq desc) where type is not null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, definition] of Object.entries(INDEXES))
    await sql.raw(`create index campaigns_${column}_status on offerings ${definition}`).execute(db);
  await sql`analyze`.execute(db);
}
