/** What the mock of PayPal knows: orders and their payments, and what donors, banks and time do to them. */
import { randomBytes } from 'node:crypto';
import { shownCapture, shownDispute, shownOrder, type Amount } from './wire';

export type MockCapture = { id: string; status: string; amount: Amount; refunded: number };
/** What a capture will come to; `value`: another amount than was asked for. */
export type Plan = { capture: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED'; value?: string };
export type MockOrder = {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  invoice_id: string;
  context: { return_url: string; cancel_url: string; locale: string; brand_name?: string };
  plan: Plan;
  capture: MockCapture | null;
  /** How its dispute ended. null: it has not. undefined: there is none. */
  outcome?: string | null;
  /** The once-only keys of the calls that asked for its capture. */
  captureKeys: string[];
};

export const newId = (): string => randomBytes(8).toString('hex').toUpperCase();

export class PaypalBooks {
  readonly orders: MockOrder[] = [];
  constructor(
    readonly url: () => string,
    private readonly emit: (type: string, resource: object) => void,
  ) {}

  find(id: string | null | undefined): MockOrder | undefined {
    return this.orders.find((order) => order.id === id);
  }

  /** The order of the address that a donor was sent to. */
  orderAt(url: string): MockOrder {
    return this.find(new URL(url).searchParams.get('token'))!;
  }

  /** The donor presses Pay Now. @returns where PayPal sends them */
  approve(order: MockOrder, plan: Plan = { capture: 'COMPLETED' }): string {
    Object.assign(order, { status: 'APPROVED', plan });
    this.emit('CHECKOUT.ORDER.APPROVED', shownOrder(order, this.url()));
    return this.returnUrl(order);
  }

  returnUrl(order: MockOrder): string {
    return `${order.context.return_url}&token=${order.id}&PayerID=MOCKPAYER`;
  }

  /** The donor presses Cancel. @returns where PayPal sends them */
  cancel(order: MockOrder): string {
    return `${order.context.cancel_url}&token=${order.id}`;
  }

  /** @returns the refusal's name, or nothing where it was taken */
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
    this.emit(`PAYMENT.CAPTURE.${status}`, shownCapture(order, this.url()));
    return undefined;
  }

  /** A pending payment is decided. */
  decide(order: MockOrder, status: 'COMPLETED' | 'DECLINED'): void {
    order.capture!.status = status;
    this.emit(`PAYMENT.CAPTURE.${status}`, shownCapture(order, this.url()));
  }

  /**
   * Money goes back: by the charity's wish, or by that of the donor's bank.
   * @param cents all that is left, unless given
   */
  giveBack(order: MockOrder, kind: 'REFUNDED' | 'REVERSED', cents?: number): void {
    const { capture } = order;
    if (!capture) throw new Error('nothing was paid');
    const whole = Math.round(Number(capture.amount.value) * 100);
    const back = cents ?? whole - capture.refunded;
    capture.refunded += back;
    capture.status = capture.refunded === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const amount = (inCents: number) => ({ ...capture.amount, value: decimal(inCents) });
    this.emit(`PAYMENT.CAPTURE.${kind}`, {
      id: newId(),
      status: 'COMPLETED',
      amount: amount(back),
      seller_payable_breakdown: { total_refunded_amount: amount(capture.refunded) },
      links: [
        { rel: 'up', href: `${this.url()}/v2/payments/captures/${capture.id}`, method: 'GET' },
      ],
    });
  }

  /** @param outcome how it ended; none: it begins */
  dispute(order: MockOrder, outcome?: string): void {
    order.outcome = outcome ?? null;
    const shown = shownDispute(order);
    this.emit(outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', shown);
  }

  /** PayPal forgets what nobody approved. */
  forget(order: MockOrder): void {
    this.orders.splice(this.orders.indexOf(order), 1);
  }
}

function decimal(inCents: number): string {
  const digits = String(inCents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
