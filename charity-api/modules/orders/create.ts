/** Making an order: looked up, checked, priced and written in one transaction, once for each key. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mayRepeat } from '#domain/cart';
import { isProject } from '#domain/offerings';
import { nextOrderState, orderReference, REFERENCE_SPACE, type OrderState } from '#domain/orders';
import { localisedTextSchema, pictureSchema } from '#contract/common';
import type { DonorMarks } from '#contract/donor-marks';
import type { CreateOrderBody } from '#contract/orders';
import { fromJson } from '../../db/json';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { chargeFor, type Charge } from '../../payments/charge';
import { offeredProvider, type Providers } from '../../payments/providers';
import { nextCheck } from '../../payments/next-check';
import { withdrawMail } from '../../mail/outbox';
import { admit } from '../abuse/admit';
import { beginMonthlyGift } from '../monthly-gifts/repository';
import { patienceFor, takeOrRefuse } from './holding';
import {
  currentAttempt,
  decide,
  findOrder,
  insertOrder,
  moveOrder,
  StaleOrder,
} from './repository';
import { offeringsOf, ratesOf, type KnownOffering } from '../offerings/repository';
import { findProblem, orderTotal } from './rules';

/** isToBeClosed: the order is one of the same cart that this request corrects, and its provider's page is open. */
type Inserted = { order: OrderRow; isToBeClosed: boolean };

/** @returns the order of this key, new or made by the same request before; or the one that is payable for its cart */
export async function insertOnce(
  deps: ApiDeps,
  providers: Providers,
  { key, body, caller }: { key: string; body: CreateOrderBody; caller: DonorMarks },
): Promise<Inserted> {
  const fingerprint = fingerprintOf(body);
  return decide(deps.db, async (tx) => {
    const before = await findOrder(tx, 'idempotency_key', key);
    if (before) {
      const order = sameRequest(before, fingerprint);
      return done((await successorOf(tx, order, body)) ?? order);
    }
    const standing = await orderOfCart(deps, tx, body);
    if (standing) return standing;
    const offerings = await givableOfferings(tx, body, deps.now());
    const known = { offerings, rates: await ratesOf(tx, deps.now()), now: deps.now() };
    const problem = findProblem(body, known);
    if (problem) throw new ApiError(problem.code, problem);
    const provider = await offeredProvider(tx, providers, body.method);
    const charge = chargeFor(deps, provider, {
      currency: body.currency,
      gifts: body.lines,
      quote: body.quote,
    });
    if (body.interval === 'month' && !(provider.monthly && isRepeatable(body, offerings))) {
      throw new ApiError('payment.notMonthly');
    }
    const reference = await freeReference(tx, deps);
    const patience = patienceFor(provider, [...offerings.values()], deps.now());
    const order = newOrder(deps, { key, fingerprint, reference, patience }, body);
    await admit(deps, tx, order, caller);
    const lines = newLines(order, body, offerings);
    if (!(await insertOrder(tx, order, lines, newAttempt(deps, order, { number: 1, charge })))) {
      // Since our query, another process has inserted an order with this key or this cart. The caller tries again.
      throw new StaleOrder(order.reference);
    }
    await takeOrRefuse(tx, order, lines, deps.now());
    if (body.interval === 'month') return done(await beginMonthlyGift(tx, deps, order));
    deps.reached?.('order:before-commit');
    return done(order);
  });
}

const done = (order: OrderRow): Inserted => ({ order, isToBeClosed: false });

/** The order that replaced this one. The same request sent again gets it, because the replaced order cannot be paid. */
async function successorOf(
  tx: Transaction<Database>,
  { state, checkout_cart, checkout_form }: OrderRow,
  { checkout }: CreateOrderBody,
): Promise<OrderRow | undefined> {
  const isReplaced = state === 'expired' && checkout_cart === null && checkout_form !== null;
  return isReplaced && checkout ? findOrder(tx, 'checkout_cart', checkout.cart) : undefined;
}

/**
 * Returns the order that was made from the same cart before, if it stays: its page shows how to continue. Otherwise
 * detaches the cart from it, so that a new order can be made, and returns undefined. An expired order does not stay. An
 * order that the donor has corrected is given up, unless it was paid or can still be paid on a provider's open page.
 */
async function orderOfCart(
  deps: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  body: CreateOrderBody,
): Promise<Inserted | undefined> {
  if (!body.checkout) return undefined;
  const order = await findOrder(tx, 'checkout_cart', body.checkout.cart);
  if (!order) return undefined;
  if (order.state !== 'expired') {
    if (!isCorrection(body, order)) return done(order);
    const attempt = await currentAttempt(tx, order.id);
    // Before `next` is set, the payment is not started and nobody has the address of its page (startAndView).
    const isPageOpen = order.state === 'pending_payment' && attempt.next !== null;
    const state = nextOrderState(order.state, 'replaced');
    if (isPageOpen || state === null) return { order, isToBeClosed: isPageOpen };
    await giveUp(deps, tx, order, { attempt, state });
  }
  await tx.updateTable('orders').set({ checkout_cart: null }).where('id', '=', order.id).execute();
  return undefined;
}

/** Whether the request has other details than the order. The same form has another key only when a value has changed. */
function isCorrection({ checkout, method, donor }: CreateOrderBody, order: OrderRow): boolean {
  return (
    order.checkout_form === checkout?.form ||
    order.method !== method ||
    order.donor_name !== donor.name ||
    order.donor_email !== donor.email ||
    order.donor_phone !== (donor.phone ?? null)
  );
}

/** Expires the order and releases what it held. Money that still arrives is accepted, as for any expired order (settle.ts). */
async function giveUp(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  order: OrderRow,
  { attempt, state }: { attempt: PaymentAttemptRow; state: OrderState },
): Promise<void> {
  const at = now().toISOString();
  const set = { state };
  await moveOrder(tx, order, {
    event: 'replaced',
    source: 'donor',
    attemptId: attempt.id,
    at,
    set,
  });
  if (attempt.state === 'redirected') {
    // A payment that the donor has approved at PayPal is not captured after this.
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'cancelled' })
      .where('id', '=', attempt.id)
      .execute();
  }
  await withdrawMail(tx, { orderId: order.id, kind: 'transfer-instructions' });
}

export function newAttempt(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  order: OrderRow,
  { number, charge }: { number: number; charge: Charge },
): PaymentAttemptRow {
  return {
    ...charge,
    id: random(16).toString('hex'),
    order_id: order.id,
    number,
    method: order.method,
    state: 'redirected',
    next: null,
    provider_reference: null,
    created_at: now().toISOString(),
  };
}

/** Only those whose content is what the contract says: the order's page and receipt show it. */
async function givableOfferings(tx: Transaction<Database>, { lines }: CreateOrderBody, now: Date) {
  const ids = lines.map((line) => line.offeringId);
  const known = [...(await offeringsOf(tx, ids, now))];
  return new Map(
    known.filter(
      ([, { title, summary, picture, intentions }]) =>
        localisedTextSchema.safeParse(fromJson(title)).success &&
        localisedTextSchema.safeParse(fromJson(summary)).success &&
        pictureSchema.safeParse(fromJson(picture)).success &&
        Array.isArray(intentions),
    ),
  );
}

/** What repeats is one gift to one place, of a kind that is given again: nobody has to puzzle out what is taken next month. */
function isRepeatable(
  { lines }: CreateOrderBody,
  offerings: ReadonlyMap<string, KnownOffering>,
): boolean {
  const [line, ...others] = lines;
  const offering = line && offerings.get(line.offeringId);
  return (
    line !== undefined &&
    offering !== undefined &&
    others.length === 0 &&
    line.quantity === 1 &&
    mayRepeat(line.intention) &&
    isProject(offering.kind)
  );
}

/** A transfer is waited for; every other method sends the donor to a provider. */
export function firstState(method: CreateOrderBody['method']): OrderRow['state'] {
  return method === 'Bank' ? 'awaiting_transfer' : 'pending_payment';
}

function sameRequest(order: OrderRow, fingerprint: string): OrderRow {
  if (order.fingerprint !== fingerprint) throw new ApiError('order.keyReused');
  return order;
}

/**
 * Hashes the request. The parsed body has its keys in the order of the schema, so equal requests have equal text. The
 * field `checkout` is left out: the cart's cookie, and so its hash, may change before the browser sends the form again.
 */
function fingerprintOf({ checkout: _, ...body }: CreateOrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** References are few enough to meet twice in a lifetime: a taken one is drawn again. */
async function freeReference(
  tx: Transaction<Database>,
  { random }: Pick<ApiDeps, 'random'>,
): Promise<string> {
  for (;;) {
    const reference = orderReference(random(5).readUIntBE(0, 5) % REFERENCE_SPACE);
    if (!(await findOrder(tx, 'reference', reference))) return reference;
  }
}

function newOrder(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  made: { key: string; fingerprint: string; reference: string; patience: number },
  body: CreateOrderBody,
): OrderRow {
  const at = now();
  return {
    id: random(16).toString('hex'),
    token: random(24).toString('base64url'),
    reference: made.reference,
    idempotency_key: made.key,
    fingerprint: made.fingerprint,
    checkout_cart: body.checkout?.cart ?? null,
    checkout_form: body.checkout?.form ?? null,
    state: firstState(body.method),
    version: 1,
    flag: null,
    locale: body.locale,
    currency: body.currency,
    total: orderTotal(body).minor,
    method: body.method,
    donor_name: body.donor.name,
    donor_email: body.donor.email,
    donor_phone: body.donor.phone ?? null,
    proof: null,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + made.patience).toISOString(),
    checked_at: at.toISOString(),
    next_check: nextCheck(at),
    paid_at: null,
    monthly_gift_id: null,
  };
}

function newLines(
  order: OrderRow,
  body: CreateOrderBody,
  offerings: ReadonlyMap<string, KnownOffering>,
): OrderLineRow[] {
  return body.lines.map((line, position) => {
    const { kind, title, picture } = offerings.get(line.offeringId)!;
    return {
      order_id: order.id,
      position,
      offering_id: line.offeringId,
      kind,
      title,
      picture,
      total: line.total,
      quantity: line.quantity,
      intention: line.intention,
      recipient_name: line.recipient?.name ?? null,
      recipient_phone: line.recipient?.phone ?? null,
      names: line.names ? JSON.stringify(line.names) : null,
      agency: line.agency ? 1 : 0,
    };
  });
}
