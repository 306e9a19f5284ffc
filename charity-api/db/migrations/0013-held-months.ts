/** An index of the unpaid reservations, and a check that the months of an orphan begin on the first of a month. */
import { sql, type Kysely } from 'kysely';

/** A trigger, not a check of the table: the rule is for orphans only. */
const ON_A_FIRST = `raise(abort, 'the months of a child begin on the first of a month')`;

const STATEMENTS = [
  `create index holds_unpaid on holds (offering_id, units) where paid = 0`,
  `create trigger orphans_begin_on_a_first before insert on orphans
    when (select starts_at from offerings where id = new.offering_id) not like '%-01'
    begin select ${ON_A_FIRST}; end`,
  `create trigger orphans_stay_on_a_first before update of starts_at on offerings
    when new.starts_at not like '%-01'
      and exists (select 1 from orphans where offering_id = new.id)
    begin select ${ON_A_FIRST}; end`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
