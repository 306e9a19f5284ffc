/** Finds payments that a provider lists for an unpaid order, fetches their status again, and logs those that remain. */
import { RECONCILED_DAYS } from '#contract/staff/payouts';
import { logEvent } from '#contract/telemetry/events';
import type { OrderMethod } from '#domain/orders/order-methods';
import type { Difference } from '#domain/payouts/differences';
import { days, hours, minutes } from '#domain/time/durations';
import type { ApiDeps } from '../../deps';
import type { Providers } from '../../payments/providers';
import { checkAttempt } from '../settle/check';
import { compareBooks } from './books';
import { withLedger } from './fetch';

/** In ms. The books change every few hours. Missing payments are checked more often, because staff may settle them. */
const INTERVAL_MS = hours(1);
const INTERVAL_OF_ALARM_MS = minutes(10);
/** Orders whose status is fetched again in one run, so that it does not delay the other jobs. */
const MAX_CHECKED = 20;
const MAX_LOGGED = 10;

export class UnreconciledPayments {
  private found: Difference[] = [];
  private nextAt = 0;
  private comparedAt = 0;
  /** References whose status was fetched since the last time that all of them were. */
  private readonly fetched = new Set<string>();
  /** The last complete fetches of the books that were compared. */
  private compared = '';

  constructor(
    private deps: ApiDeps,
    private providers: Providers,
  ) {}

  /** Counts by payment method, also 0. Empty when the comparison is old, because another process may run the job. */
  counts(): Map<OrderMethod, number> {
    const age = this.deps.now().getTime() - this.comparedAt;
    if (this.found.length > 0 && age > 2 * INTERVAL_OF_ALARM_MS) return new Map();
    const methods = withLedger(this.providers).map(({ method }) => method);
    const counts = new Map<OrderMethod, number>(methods.map((method) => [method, 0]));
    for (const { method } of this.found) counts.set(method, (counts.get(method) ?? 0) + 1);
    return counts;
  }

  async check(): Promise<void> {
    const now = this.deps.now().getTime();
    const books = await this.fetchTimes();
    if (books === this.compared && now < this.nextAt) return;
    let found = await this.compare();
    if (found.length > 0 && (await this.fetchAgain(found))) found = await this.compare();
    this.report(found);
    this.found = found;
    this.compared = books;
    this.comparedAt = now;
    this.nextAt = now + (found.length > 0 ? INTERVAL_OF_ALARM_MS : INTERVAL_MS);
  }

  private async fetchTimes(): Promise<string> {
    const rows = await this.deps.db
      .selectFrom('provider_fetches')
      .select('fetched_at')
      .orderBy('method')
      .execute();
    return rows.map(({ fetched_at }) => fetched_at).join(' ');
  }

  private async compare(): Promise<Difference[]> {
    const now = this.deps.now().getTime();
    const period = {
      from: new Date(now - days(RECONCILED_DAYS)).toISOString(),
      until: new Date(now).toISOString(),
    };
    const { differences } = await compareBooks(this.deps.db, period);
    return differences.filter(({ kind }) => kind === 'paidThere');
  }

  /** Fetches the status of the payments from their providers. Returns true when a request succeeded. */
  private async fetchAgain(found: readonly Difference[]): Promise<boolean> {
    let hasChecked = false;
    if (found.every(({ reference }) => this.fetched.has(reference))) this.fetched.clear();
    const due = found.filter(({ reference }) => !this.fetched.has(reference));
    for (const { method, reference } of due.slice(0, MAX_CHECKED)) {
      this.fetched.add(reference);
      const provider = this.providers.get(method);
      if (!provider) continue;
      const attempts = await this.deps.db
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .select('payment_attempts.id')
        .where('orders.reference', '=', reference)
        .where('payment_attempts.method', '=', method)
        .execute();
      for (const { id } of attempts) {
        try {
          await checkAttempt(this.deps, provider, id);
          hasChecked = true;
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          this.deps.log.warn({ order: reference, method, reason }, 'provider status check failed');
        }
      }
    }
    return hasChecked;
  }

  private report(found: readonly Difference[]): void {
    const { log } = this.deps;
    if (found.length > 0) {
      const orders = found.slice(0, MAX_LOGGED).map(({ reference }) => reference);
      logEvent(log, 'error', 'payment.unreconciled', { count: found.length, orders });
    } else if (this.found.length > 0) logEvent(log, 'info', 'payment.reconciled', {});
  }
}
