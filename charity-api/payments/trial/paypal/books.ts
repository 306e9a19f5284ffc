/** The state of the PayPal mock: orders and payments, with the actions of donors and banks that change them. */
import { randomBytes } from 'node:crypto';
import { LATER } from '../page';
import { mockFee, type BookEntry } from '../payouts';
import { shownCapture, shownDispute, shownOrder, type MockOrder, type Plan } from './wire';

/** A transaction of the report. Amounts are cents. */
export type MockTransaction = BookEntry & {
  code: 'T0006' | 'T1107' | 'T1106' | 'T0400';
  amount: number;
  fee: number;
  /** The payment of a refund or a reversal. */
  payment: string | null;
  custom_id?: string;
  invoice_id?: string;
};

export const newId = (): string => randomBytes(8).toString('hex').toUpperCase();

export class PaypalBooks {
  readonly orders: MockOrder[] = [];
  readonly transactions: MockTransaction[] = [];
  /** Requests by idempotency key, with the order that each one made. */
  readonly once = new Map<string, { sent: string; orderId: string }>();
  constructor(
    readonly url: () => string,
    private readonly emit: (type: string, resource: object) => void,
    private readonly now: () => Date,
  ) {}

  find(id: string | undefined): MockOrder | undefined {
    return this.orders.find((order) => order.id === id);
  }

  /** The donor clicks "Pay Now". @returns the URL that PayPal redirects to */
  approve(order: MockOrder, plan: Plan = { capture: 'COMPLETED' }): string {
    Object.assign(order, { status: 'APPROVED', plan });
    this.emit('CHECKOUT.ORDER.APPROVED', shownOrder(order, this.url()));
    return this.returnUrl(order);
  }

  returnUrl(order: MockOrder): string {
    return `${order.context.return_url}&token=${order.id}&PayerID=MOCKPAYER`;
  }

  /** The donor clicks "Cancel". @returns the URL that PayPal redirects to */
  cancel(order: MockOrder): string {
    return `${order.context.cancel_url}&token=${order.id}`;
  }

  /** @returns the error code, or undefined when the capture succeeded */
  capture(order: MockOrder): string | undefined {
    if (order.capture) return 'ORDER_ALREADY_CAPTURED';
    if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
    const { capture: status, value = order.amount.value } = order.plan;
    if (status === 'INSTRUMENT_DECLINED') {
      order.status = 'PAYER_ACTION_REQUIRED';
      return 'INSTRUMENT_DECLINED';
    }
    order.status = 'COMPLETED';
    order.capture = { id: newId(), status, amount: { ...order.amount, value }, refunded: 0 };
    if (status === 'COMPLETED') this.bookPayment(order);
    else order.decidesAt = this.now().getTime() + LATER;
    this.emit(`PAYMENT.CAPTURE.${status}`, shownCapture(order, this.url()));
    return undefined;
  }

  decideDue(): void {
    for (const order of this.orders)
      if (order.decidesAt !== undefined && order.decidesAt <= this.now().getTime())
        this.decide(order, 'COMPLETED');
  }

  decide(order: MockOrder, status: 'COMPLETED' | 'DECLINED'): void {
    delete order.decidesAt;
    order.capture!.status = status;
    if (status === 'COMPLETED') this.bookPayment(order);
    this.emit(`PAYMENT.CAPTURE.${status}`, shownCapture(order, this.url()));
  }

  /** REFUNDED: by the charity. REVERSED: by the donor's bank. @param cents by default all that is not yet refunded */
  giveBack(order: MockOrder, kind: 'REFUNDED' | 'REVERSED', cents?: number): void {
    const { capture } = order;
    if (!capture) throw new Error('the order has no capture');
    const whole = Math.round(Number(capture.amount.value) * 100);
    const back = cents ?? whole - capture.refunded;
    capture.refunded += back;
    const code = kind === 'REFUNDED' ? 'T1107' : 'T1106';
    const id = newId();
    this.book(order, { id, code, amount: -back, fee: 0, payment: capture.id });
    capture.status = capture.refunded === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const amount = (inCents: number) => ({ ...capture.amount, value: decimal(inCents) });
    this.emit(`PAYMENT.CAPTURE.${kind}`, {
      id,
      status: 'COMPLETED',
      amount: amount(back),
      seller_payable_breakdown: { total_refunded_amount: amount(capture.refunded) },
      links: [
        { rel: 'up', href: `${this.url()}/v2/payments/captures/${capture.id}`, method: 'GET' },
      ],
    });
  }

  dispute(order: MockOrder, outcome?: string): void {
    order.outcome = outcome ?? null;
    const shown = shownDispute(order);
    this.emit(outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', shown);
  }

  private bookPayment(order: MockOrder): void {
    const { id, amount } = order.capture!;
    const cents = Math.round(Number(amount.value) * 100);
    this.book(order, { id, code: 'T0006', amount: cents, fee: mockFee(cents, 2), payment: null });
  }

  private book(
    { custom_id, invoice_id, amount: { currency_code: currency } }: MockOrder,
    of: Pick<MockTransaction, 'id' | 'code' | 'amount' | 'fee' | 'payment'>,
  ): void {
    const at = this.now().getTime();
    const net = of.amount - of.fee;
    this.transactions.push({ ...of, at, net, currency, custom_id, invoice_id });
  }
}

/** @param inCents not negative */
export function decimal(inCents: number): string {
  const digits = String(inCents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
