/** Indexes for lists of open campaigns with another filter: they count and order without reading the table. */
import { sql, type Kysely } from 'kysely';

/** The list shows open campaigns by default, so each filter comes with a status. */
const INDEXES = {
  category: `where type <> 'fund'`,
  zakat: `where type <> 'fund'`,
  type: `where type is not null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, condition] of Object.entries(INDEXES)) {
    const columns = `(${column}, status, published_at desc, seq desc)`;
    await sql
      .raw(`create index campaigns_${column}_status on offerings ${columns} ${condition}`)
      .execute(db);
  }
  await sql`analyze`.execute(db);
}
