/** The state of the Xendit mock: invoices and refunds, with the actions that change them. */
import { randomBytes } from 'node:crypto';
import { ledgerExponent } from '#domain/money/ledger';
import { mockFee, type BookEntry } from '../payouts';

export type MockInvoice = {
  id: string;
  external_id: string;
  status: 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';
  amount: number;
  paid_amount?: number;
  currency: string;
  description: string;
  payer_email: string;
  locale: string;
  invoice_duration: number;
  invoice_url: string;
  success_redirect_url: string;
  failure_redirect_url: string;
};

export type MockRefund = {
  id: string;
  invoice_id: string;
  amount: number;
  currency: string;
  status: string;
  /** The idempotency key of a refund that the charity requested. */
  reference_id?: string;
};

/** A transaction of the list. Amounts are minor units. */
export type MockTransaction = BookEntry & {
  type: 'PAYMENT' | 'REFUND' | 'WITHDRAWAL';
  amount: number;
  product_id: string;
  reference_id: string;
};

export class XenditBooks {
  readonly invoices: MockInvoice[] = [];
  readonly refunds: MockRefund[] = [];
  readonly transactions: MockTransaction[] = [];
  constructor(
    private readonly url: () => string,
    private readonly emit: (body: object) => void,
    private readonly now: () => Date,
  ) {}

  make(wish: Omit<MockInvoice, 'id' | 'status' | 'invoice_url'>): MockInvoice {
    const id = randomBytes(12).toString('hex');
    const invoice = {
      ...wish,
      id,
      status: 'PENDING' as const,
      invoice_url: `${this.url()}/web/${id}`,
    };
    this.invoices.push(invoice);
    return invoice;
  }

  find(id: string): MockInvoice | undefined {
    return this.invoices.find((invoice) => invoice.id === id);
  }

  /** @param paid by default the requested amount @returns the URL that Xendit redirects the donor to */
  pay(invoice: MockInvoice, paid = invoice.amount): string {
    Object.assign(invoice, { status: 'PAID', paid_amount: paid });
    this.book('PAYMENT', invoice, paid, invoice.id, invoice.external_id);
    this.emit({ ...invoice, payment_method: 'CREDIT_CARD' });
    return invoice.success_redirect_url;
  }

  expire(invoice: MockInvoice): void {
    invoice.status = 'EXPIRED';
    this.emit(invoice);
  }

  refund(
    invoice: MockInvoice,
    amount = invoice.amount,
    status = 'SUCCEEDED',
    reference_id?: string,
  ): MockRefund {
    const id = `rfd-${randomBytes(6).toString('hex')}`;
    const { currency } = invoice;
    const refund: MockRefund = {
      ...{ id, invoice_id: invoice.id, amount, currency, status },
      ...(reference_id === undefined ? {} : { reference_id }),
    };
    this.refunds.push(refund);
    if (status === 'SUCCEEDED') this.book('REFUND', invoice, amount, id, reference_id ?? id);
    this.emit({ event: `refund.${status.toLowerCase()}`, data: refund });
    return refund;
  }

  private book(
    type: 'PAYMENT' | 'REFUND',
    { currency }: MockInvoice,
    units: number,
    product_id: string,
    reference_id: string,
  ): void {
    const exponent = ledgerExponent(currency);
    const amount = Math.round(units * 10 ** exponent);
    const net = type === 'PAYMENT' ? amount - mockFee(amount, exponent) : -amount;
    const id = `txn_${randomBytes(12).toString('hex')}`;
    const at = this.now().getTime();
    this.transactions.push({ id, at, type, amount, net, currency, product_id, reference_id });
  }
}
