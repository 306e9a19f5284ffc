/** Tables of the plots: the charity's annual figures, and the amounts that offerings received each day. */
import { sql, type Kysely } from 'kysely';

/** The charity's time zone, which has no summer time. SQLite does not know time zones by name. */
const DAY_IN_MUSCAT = `date(orders.paid_at, '+4 hours')`;

const STATEMENTS = [
  `create table annual_figures (
    id text primary key,
    given integer not null, spent integer not null, items text not null,
    source text not null, report text not null, published text not null) strict, without rowid`,
  `create table raised_days (
    offering_id text not null references offerings (id) on delete cascade,
    day text not null, raised integer not null,
    primary key (offering_id, day)) strict, without rowid`,
  `alter table counted_gifts add column day text`,
  `update counted_gifts set day =
    (select ${DAY_IN_MUSCAT} from orders where orders.id = counted_gifts.order_id)`,
  `insert into raised_days (offering_id, day, raised)
    select offering_id, day, sum(raised) from counted_gifts where day is not null
    group by offering_id, day`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
