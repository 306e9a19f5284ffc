/** An id belongs to a campaign or to another offering, not to both. No campaign id ends in `-endowment`. */
import { sql, type Kysely } from 'kysely';

const guard = (name: string, table: string, taken: string) =>
  ['insert', 'update of id'].map(
    (change) => `create trigger ${name}_${change.slice(0, 6)} before ${change} on ${table}
      when ${taken}
      begin select raise(abort, 'this id is taken, or its ending is'); end`,
  );

const STATEMENTS = [
  ...guard(
    'projects_id',
    'projects',
    `exists (select 1 from offerings where id = new.id) or new.id like '%-endowment'`,
  ),
  ...guard('offerings_id', 'offerings', `exists (select 1 from projects where id = new.id)`),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
