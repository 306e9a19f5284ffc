/** Lets the API fetch a provider's books after a payout, and returns the stored movements. */
import { days, hours } from '#domain/time/durations';
import type { TestApi } from '../api/api';
import { advanceClock } from '../api/orders';

/** More than the delay of the slowest provider, and of the trials' payouts. */
const LATER = days(1) + hours(8);
/** A run fetches one week of one provider. */
const RUNS = 3;

/** Returns kind, id of the payment and net amount of each movement, sorted. */
export async function storedMovements(api: TestApi) {
  advanceClock(api, LATER);
  for (let run = 0; run < RUNS; run += 1) await api.api.tick();
  const rows = await api.db.selectFrom('provider_movements').selectAll().execute();
  return rows.map(({ kind, payment_id, net }) => [kind, payment_id, net]).sort();
}
