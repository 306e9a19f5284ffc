/** View of an order for its page: only the fields that the page shows. */

import type { Order } from '#contract/orders';
import { INTENTIONS } from '#domain/cart';
import { sum } from '#domain/money';
import { isUnsettled, mayRetry, nextOrderState, wasPaid } from '#domain/orders';
import { isOfficeMethod } from '#domain/orders/order-methods';
import type { Localised } from '#web/charity/results';
import { giftLanguage } from '../../cart/gift-language.server';
import {
  fetchPeoplePerObligation,
  missingPeople,
  type PeoplePerObligation,
} from '../../cart/people-each.server';
import type { Visitor } from '../../visitor/visitor.server';
import { receiptView } from './receipt-view.server';

export type TransferStep = Extract<Localised<Order>['next'], { kind: 'transfer' }>;

export type OrderView = Awaited<ReturnType<typeof orderView>>;

/** Builds the view of an order. Fetches the people counts of expiations when the order contains one. */
export async function orderView(order: Localised<Order>, visitor: Visitor) {
  const { token, reference, state, method, total, createdAt, paidAt, donor, next } = order;
  const { providerReference, checkedAt, proofUploaded } = order;
  const each = await fetchPeoplePerObligation(
    visitor,
    order.lines.some(({ kind }) => kind === 'expiation'),
  );
  // The provider was unreachable when the order was created, so no payment is pending.
  const isUnstarted = state === 'pending_payment' && next.kind === 'none';
  return {
    ...{ token, reference, state, total, createdAt, paidAt, donor },
    // A gift that staff received at the office has a text: such gifts are rare, so the texts of the page have no names.
    method: isOfficeMethod(method) ? undefined : method,
    paidBy: isOfficeMethod(method) ? visitor.t(`office:method.${method}`) : undefined,
    ...{ providerReference, checkedAt, proofUploaded },
    /** In the sequence of the order. */
    lines: order.lines.map(({ intention, total, stated }) => ({ intention, total, stated })),
    /** Grouped by intention, in the sequence of INTENTIONS. */
    groups: groupsOf(order, each),
    /** Ids of its tafreej cases. Other donors can complete them while the order is unpaid. */
    cases: order.lines.filter(({ kind }) => kind === 'case').map(({ offeringId }) => offeringId),
    /** `month` when the order belongs to a monthly gift. */
    interval: order.monthlyGift === null ? ('once' as const) : ('month' as const),
    /** URL of the provider's payment page; null when there is none. */
    payAt: next.kind === 'redirect' && /^https?:/i.test(next.url) ? next.url : null,
    transfer: next.kind === 'transfer' ? next : null,
    canRetry: mayRetry(state) || isUnstarted,
    canSendProof: nextOrderState(state, 'proof_submitted') !== null,
    /** The state is not final yet: the page polls it. */
    isWaiting: isUnsettled(state) && !isUnstarted,
    /** null when the order was never paid. */
    receipt: wasPaid(state) ? receiptView(order, visitor) : null,
  };
}

function groupsOf({ lines, total }: Localised<Order>, each: PeoplePerObligation) {
  const gifts = lines.map(({ recipient, ...line }, at) => ({
    id: String(at),
    title: line.title,
    ...giftLanguage(line.kind, line),
    kind: line.kind,
    intention: line.intention,
    quantity: line.quantity,
    period: line.period,
    missing: missingPeople(line, each),
    total: line.total,
    names: line.names,
    recipient: recipient?.name ?? null,
  }));
  return INTENTIONS.map((intention) => ({
    intention,
    gifts: gifts.filter((gift) => gift.intention === intention),
  }))
    .filter((group) => group.gifts.length > 0)
    .map((group) => ({
      ...group,
      subtotal: sum(
        group.gifts.map((gift) => gift.total),
        total.currency,
      ),
    }));
}
