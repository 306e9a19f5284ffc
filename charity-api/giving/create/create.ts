/** Creates an order: validates, prices and stores it in one transaction, once for each idempotency key. */
import { createHash } from 'node:crypto';
import { mayRepeat } from '#domain/cart';
import { isProject } from '#domain/offerings';
import { offeringSchema, type Offering } from '#contract/offerings';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { CreateOrderBody } from '#contract/orders';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { ApiError } from '../../http/errors';
import { admitAttempt } from '../../modules/abuse/admit';
import { findOfferings, lockLimited, readRates } from '../../modules/offerings/repository';
import { beginMonthlyGift } from '../../orders/monthly-gifts';
import { insertOrder, linesOf } from '../../orders/repository';
import { calculateCharge } from '../../payments/charge';
import { offeredProvider, type Providers } from '../../payments/providers';
import { done, findEarlier, isReplaced, keepOrReplace, type Inserted } from './cart-order';
import { paymentTimeoutFor, reserveOrThrow } from './holding';
import { newAttempt, newLines, newOrder } from './new-order';
import { findProblem } from './rules';

export type NewOrderRequest = {
  key: string;
  body: CreateOrderBody;
  caller: DonorRateLimitKeys;
  /** The signed-in donor; null for a guest. */
  donor: Donor | null;
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
};

/**
 * @returns a new order, the order of an earlier request with this key, or the payable order of the same cart
 * @throws ApiError request.busy when the caller no longer waits, and with a code of findProblem
 */
export async function insertOnce(
  deps: ApiDeps,
  providers: Providers,
  { key, body, caller, donor, signal }: NewOrderRequest,
): Promise<Inserted> {
  const fingerprint = fingerprintOf(body);
  const now = deps.now();
  // Read before the transaction, so that it is shorter.
  const known = await givableOfferings(deps.db, body, now);
  const rates = await readRates(deps.db, now);
  return transact(deps.db, 'beside', async (tx) => {
    requireCaller(signal);
    const { before, ofCart } = await findEarlier(tx, key, body);
    if (before) {
      if (before.fingerprint !== fingerprint) throw new ApiError('order.keyReused');
      return done(isReplaced(before) && ofCart ? ofCart : before);
    }
    const isLimited = [...known.values()].some(({ limit }) => limit !== null);
    if (isLimited || ofCart) {
      // Together with those that a replaced order releases: two corrections could otherwise wait for each other.
      const replaced = ofCart ? await linesOf(tx, ofCart.id) : [];
      const ids = body.lines.map(({ offeringId }) => offeringId);
      await lockLimited(tx, [...ids, ...replaced.map(({ offering_id }) => offering_id)]);
    }
    const existing = ofCart && (await keepOrReplace(deps, tx, body, ofCart));
    if (existing) return existing;
    // Limited offerings are read again, because other orders may have reserved or released units since.
    const offerings = isLimited ? await givableOfferings(tx, body, now) : known;
    const problem = findProblem(body, { offerings, rates, now });
    if (problem) throw new ApiError(problem.code, problem);
    const provider = await offeredProvider(tx, providers, body.method);
    const charge = calculateCharge(deps, provider, {
      currency: body.currency,
      gifts: body.lines,
      quote: body.quote,
    });
    if (body.interval === 'month' && !(provider.monthly && isRepeatable(body, offerings))) {
      throw new ApiError('payment.notMonthly');
    }
    const paymentTimeoutMs = paymentTimeoutFor(provider, [...offerings.values()], now);
    const account_id = donor?.accountId ?? null;
    const made = { idempotency_key: key, fingerprint, paymentTimeoutMs, account_id };
    const order = newOrder(deps, made, body);
    const lines = newLines(order, body, offerings);
    await insertOrder(tx, order, lines, newAttempt(deps, order, { number: 1, charge }));
    // Afterwards, so that the same request sent twice at the same time gets its order, and not the limit.
    await admitAttempt(deps, tx, order, caller);
    await reserveOrThrow(tx, order, lines, offerings);
    requireCaller(signal);
    if (body.interval === 'month')
      return done(await beginMonthlyGift(tx, deps, { ...order, method: body.method }));
    deps.reached?.('order:before-commit');
    return done(order);
  });
}

/** Called before and after waiting for locks: a donor who has read that nothing was charged gets no order. */
function requireCaller(signal: AbortSignal): void {
  if (signal.aborted) throw new ApiError('request.busy', { cause: 'the caller has given up' });
}

/** Returns only offerings whose content matches the contract, because the order page and the receipt show it. */
async function givableOfferings(db: Db, { lines }: CreateOrderBody, now: Date) {
  const ids = lines.map((line) => line.offeringId);
  const known = [...(await findOfferings(db, ids, now))];
  return new Map(known.filter(([, offering]) => offeringSchema.safeParse(offering).success));
}

/** A monthly gift is one gift to one campaign or fund, so that the donor knows what is charged each month. */
function isRepeatable(
  { lines }: CreateOrderBody,
  offerings: ReadonlyMap<string, Offering>,
): boolean {
  const [line, ...others] = lines;
  const offering = line && offerings.get(line.offeringId);
  if (!offering || others.length > 0 || line.quantity !== 1) return false;
  return mayRepeat(line.intention) && isProject(offering.kind);
}

/** The parsed keys have the schema's order. `checkout` is left out, because the cart's cookie may change meanwhile. */
function fingerprintOf({ checkout: _, ...body }: CreateOrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
