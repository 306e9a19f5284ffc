/** The state of the Xendit mock: invoices and refunds, with the actions that change them. */
import { randomBytes } from 'node:crypto';

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

export class XenditBooks {
  readonly invoices: MockInvoice[] = [];
  readonly refunds: MockRefund[] = [];
  constructor(
    private readonly url: () => string,
    private readonly emit: (body: object) => void,
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

  /** The invoice of a payment page, by the URL of the page. */
  invoiceAt(url: string): MockInvoice {
    return this.find(url.split('/').at(-1)!)!;
  }

  /** @param paid by default the requested amount @returns the URL that Xendit redirects the donor to */
  pay(invoice: MockInvoice, paid = invoice.amount): string {
    Object.assign(invoice, { status: 'PAID', paid_amount: paid });
    this.emit({ ...invoice, payment_method: 'CREDIT_CARD' });
    return invoice.success_redirect_url;
  }

  /** The money has arrived in the charity's account. */
  settle(invoice: MockInvoice): void {
    invoice.status = 'SETTLED';
  }

  expire(invoice: MockInvoice): void {
    invoice.status = 'EXPIRED';
    this.emit({ ...invoice });
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
    this.emit({
      event: `refund.${status.toLowerCase()}`,
      business_id: 'mock',
      data: { ...refund },
    });
    return refund;
  }
}
