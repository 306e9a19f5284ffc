/** View of an order for its page: only the fields that the page shows. */
import type { PaymentMethod } from '#contract/content';
import type { Order } from '#contract/orders';
import { INTENTIONS } from '#domain/cart';
import { isUnsettled, mayRetry, nextOrderState, wasPaid, type Interval } from '#domain/orders';
import { isOfficeMethod } from '#domain/orders/order-methods';
import { sum } from '#domain/money';
import { giftLanguage } from '../../cart/gift-language.server';
import type { Localised } from '#web/charity/localise';
import type { Visitor } from '../../visitor/visitor.server';
import type { Gift } from '../../cart/gift-rows';
import {
  missingPeople,
  fetchPeoplePerObligation,
  type PeoplePerObligation,
} from '../../cart/people-each.server';
import { receiptView, type ReceiptView } from './receipt-view.server';

export type TransferStep = Extract<Localised<Order>['next'], { kind: 'transfer' }>;

type PublicOrderField =
  'token' | 'reference' | 'state' | 'total' | 'createdAt' | 'paidAt' | 'donor';
type PaymentField = 'providerReference' | 'checkedAt' | 'proofUploaded';

export type OrderView = Pick<Localised<Order>, PublicOrderField | PaymentField> & {
  /** The payment method that the donor chose. A gift that staff received at the office has `paidBy` instead. */
  method?: PaymentMethod;
  /** How staff received the gift, as text. It is not in the texts of the page, because such gifts are rare. */
  paidBy?: string;
  /** In the sequence of the order. */
  lines: { total: Gift['total']; intention: Gift['intention'] }[];
  /** Grouped by intention, in the sequence of INTENTIONS. */
  groups: { intention: Gift['intention']; gifts: Gift[]; subtotal: Gift['total'] }[];
  /** `month` when the order belongs to a monthly gift. */
  interval: Interval;
  /** Ids of its tafreej cases. Other donors can complete them while the order is unpaid. */
  cases: string[];
  /** URL of the provider's payment page; null when there is none. */
  payAt: string | null;
  transfer: TransferStep | null;
  canRetry: boolean;
  canSendProof: boolean;
  /** The state is not final yet: the page polls it. */
  isWaiting: boolean;
  /** null when the order was never paid. */
  receipt: ReceiptView | null;
};

/** Builds the view of an order. Fetches the people counts of expiations when the order contains one. */
export async function orderView(order: Localised<Order>, visitor: Visitor): Promise<OrderView> {
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
    ...(isOfficeMethod(method) ? { paidBy: visitor.t(`office:method.${method}`) } : { method }),
    ...{ providerReference, checkedAt, proofUploaded },
    lines: order.lines.map(({ intention, total }) => ({ intention, total })),
    groups: groupsOf(order, each),
    cases: order.lines.filter(({ kind }) => kind === 'case').map(({ offeringId }) => offeringId),
    interval: order.monthlyGift === null ? 'once' : 'month',
    payAt: next.kind === 'redirect' && /^https?:/i.test(next.url) ? next.url : null,
    transfer: next.kind === 'transfer' ? next : null,
    canRetry: mayRetry(state) || isUnstarted,
    canSendProof: nextOrderState(state, 'proof_submitted') !== null,
    isWaiting: isUnsettled(state) && !isUnstarted,
    receipt: wasPaid(state) ? receiptView(order, visitor) : null,
  };
}

function groupsOf(
  { lines, total }: Localised<Order>,
  each: PeoplePerObligation,
): OrderView['groups'] {
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
