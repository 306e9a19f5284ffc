/** Xendit client for invoices. We do not use Xendit's SDK, because it has no timeout and omits the paid amount. */
import { call, ProviderError } from '../call';
import type { ProviderSettings } from '../../deps';
import { plainAmount, type Money } from '#domain/money';
import type { RefundReport } from '../provider';
import {
  invoiceSchema,
  invoicesSchema,
  madeRefundSchema,
  ownedRefundSchema,
  ownedSchema,
  refundsSchema,
  transactionsSchema,
  type XenditInvoice,
  type XenditTransaction,
} from './wire';

export type XenditSettings = NonNullable<ProviderSettings['xendit']>;

/** Page size of a list, more than the refunds of any invoice. */
const REFUND_PAGE_SIZE = 100;
/** Transactions on one page. Xendit allows no more. */
const TRANSACTION_PAGE_SIZE = 50;

export type XenditClient = {
  create(invoice: object): Promise<XenditInvoice>;
  /** Finds an invoice by the attempt id; null when there is none. */
  find(externalId: string): Promise<XenditInvoice | null>;
  get(id: string): Promise<XenditInvoice>;
  /** Returns the `external_id` of an invoice: the attempt id, or an id of another business on the account. */
  externalIdOf(id: string): Promise<string>;
  /** Expires an invoice, so that it cannot be paid. @throws ProviderError when it is already paid or expired */
  expire(id: string): Promise<void>;
  /** Refunds an invoice. Xendit makes one refund for each idempotency key. @throws ProviderError; Error */
  refund(invoiceId: string, amount: Money, idempotencyKey: string): Promise<RefundReport>;
  /** Returns the amounts of all successful refunds of an invoice. */
  refunds(invoiceId: string): Promise<Money[]>;
  /** Returns the invoice of a refund; null when it has none, or is unknown. */
  invoiceOfRefund(refundId: string): Promise<string | null>;
  /**
   * Returns a page of the transactions that were created in a period. @param page `after`: id of the last one before
   */
  transactions(page: {
    from: string;
    until: string;
    currency: string;
    after?: string | undefined;
  }): Promise<{ data: XenditTransaction[]; has_more: boolean }>;
};

export function xenditClient({ apiUrl, secretKey, fetch }: XenditSettings): XenditClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const send = (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<unknown> =>
    call({
      method,
      url: `${apiUrl}${path}`,
      headers: { authorization, 'content-type': 'application/json', ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
      fetch,
    });
  return {
    create: async (invoice) => invoiceSchema.parse(await send('POST', '/v2/invoices', invoice)),
    async find(externalId) {
      const query = new URLSearchParams({ external_id: externalId, limit: '1' });
      return invoicesSchema.parse(await send('GET', `/v2/invoices?${query}`))[0] ?? null;
    },
    get: async (id) => invoiceSchema.parse(await send('GET', `/v2/invoices/${id}`)),
    externalIdOf: async (id) =>
      ownedSchema.parse(await send('GET', `/v2/invoices/${id}`)).external_id,
    async expire(id) {
      await send('POST', `/invoices/${id}/expire!`);
    },
    async refund(invoiceId, amount, idempotencyKey) {
      const body = {
        reference_id: idempotencyKey,
        invoice_id: invoiceId,
        currency: amount.currency,
        amount: Number(plainAmount(amount)),
        reason: 'REQUESTED_BY_CUSTOMER',
      };
      const made = await send('POST', '/refunds', body, { 'idempotency-key': idempotencyKey });
      const { id, status } = madeRefundSchema.parse(made);
      if (status === 'FAILED' || status === 'CANCELLED')
        throw new Error(`the refund ${id} is ${status}`);
      return { id, status: status === 'SUCCEEDED' ? 'succeeded' : 'pending' };
    },
    async refunds(invoiceId) {
      const query = new URLSearchParams({ invoice_id: invoiceId, limit: String(REFUND_PAGE_SIZE) });
      const { data } = refundsSchema.parse(await send('GET', `/refunds?${query}`));
      return data.filter(({ status }) => status === 'SUCCEEDED').map(({ amount }) => amount);
    },
    async invoiceOfRefund(refundId) {
      try {
        const refund = await send('GET', `/refunds/${encodeURIComponent(refundId)}`);
        return ownedRefundSchema.parse(refund).invoice_id ?? null;
      } catch (error) {
        if (error instanceof ProviderError && error.status === 404) return null;
        throw error;
      }
    },
    async transactions({ from, until, currency, after }) {
      const query = new URLSearchParams({
        'created[gte]': from,
        'created[lte]': until,
        ...{ currency, limit: String(TRANSACTION_PAGE_SIZE) },
        ...(after === undefined ? {} : { after_id: after }),
      });
      return transactionsSchema.parse(await send('GET', `/transactions?${query}`));
    },
  };
}
