/** Distributes the raised amounts of the demonstration over the days of its campaigns. The same day gives the same rows. */
import type { Transaction } from 'kysely';
import { dayOf } from '#domain/time/dates';
import { days } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { RaisedDayRow } from '../../db/tables/offerings';

/** Days of a campaign that have an amount. Enough for a line without visible steps. */
const MAX_DAYS = 60;
/** Amounts are multiples of half a rial, except the last one. */
const STEP = 500;

/** @param until the last day with a gift */
export function sampleDays(
  offering: string,
  raised: number,
  from: string,
  until: string,
): RaisedDayRow[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const span = Math.round((Date.parse(`${until}T00:00:00Z`) - first) / days(1));
  if (span < 1 || raised <= 0) return [];
  const count = Math.min(MAX_DAYS, span);
  const weights = Array.from({ length: count }, (_, at) => weightOf(offering, at / count));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = raised;
  return weights.map((weight, at) => {
    const isLast = at === count - 1;
    const amount = isLast ? left : Math.floor((raised * weight) / all / STEP) * STEP;
    left -= amount;
    const day = new Date(first + days(Math.round(((at + 1) * span) / count)));
    return { offering_id: offering, day: day.toISOString().slice(0, 10), raised: amount };
  });
}

/** Most donors give at the beginning and near the end, and no two days are the same. */
function weightOf(offering: string, part: number): number {
  const phase = [...offering].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const wave = Math.sin(phase + part * 23) + Math.sin(phase * 3 + part * 57);
  return 1.4 * (2 * part - 1) ** 2 + 0.7 + 0.3 * wave;
}

export async function writeSampleDays(tx: Transaction<Database>, today: Date): Promise<void> {
  const campaigns = await tx
    .selectFrom('offerings')
    .select(['id', 'raised', 'published_at', 'closes_at'])
    .where('kind', '=', 'campaign')
    .orderBy('id')
    .execute();
  const yesterday = dayOf(new Date(today.getTime() - days(1)));
  const rows = campaigns.flatMap(({ id, raised, published_at, closes_at }) => {
    const closed = closes_at === null ? yesterday : dayOf(closes_at);
    return sampleDays(id, raised, dayOf(published_at), closed < yesterday ? closed : yesterday);
  });
  await writeRaisedDays(tx, rows);
}

/** Rows that one statement inserts. Limits its number of parameters. */
const ROWS_AT_ONCE = 500;

export async function writeRaisedDays(
  tx: Transaction<Database>,
  rows: readonly RaisedDayRow[],
): Promise<void> {
  await tx.deleteFrom('raised_days').execute();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('raised_days')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
