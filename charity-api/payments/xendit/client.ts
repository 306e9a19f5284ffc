/** Xendit client for invoices. We do not use Xendit's SDK, because it has no timeout and omits the paid amount. */
import { isAttemptId } from '../attempt-id';
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
} from './wire';

export type XenditSettings = NonNullable<ProviderSettings['xendit']>;

/** Page size of a list, more than the refunds of any invoice. */
const REFUND_PAGE_SIZE = 100;
/** Transactions on one page. Xendit allows no more. */
const TRANSACTION_PAGE_SIZE = 50;

export type XenditClient = ReturnType<typeof xenditClient>;

export function xenditClient({ apiUrl, secretKey, fetch }: XenditSettings) {
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
    create: async (invoice: object) =>
      invoiceSchema.parse(await send('POST', '/v2/invoices', invoice)),
    async find(externalId: string): Promise<XenditInvoice | null> {
      const query = new URLSearchParams({ external_id: externalId, limit: '1' });
      return invoicesSchema.parse(await send('GET', `/v2/invoices?${query}`))[0] ?? null;
    },
    get: async (id: string) => invoiceSchema.parse(await send('GET', `/v2/invoices/${id}`)),
    /** Returns null when the invoice belongs to another business on the account. */
    async findOwn(id: string): Promise<XenditInvoice | null> {
      const found = await send('GET', `/v2/invoices/${id}`);
      return isAttemptId(ownedSchema.parse(found).external_id) ? invoiceSchema.parse(found) : null;
    },
    /** Expires an invoice, so that it cannot be paid. @throws ProviderError when it is already paid or expired */
    async expire(id: string) {
      await send('POST', `/invoices/${id}/expire!`);
    },
    /** Refunds an invoice. Xendit makes one refund for each idempotency key. @throws ProviderError; Error */
    async refund(invoiceId: string, amount: Money, idempotencyKey: string): Promise<RefundReport> {
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
    async refunds(invoiceId: string) {
      const query = new URLSearchParams({ invoice_id: invoiceId, limit: String(REFUND_PAGE_SIZE) });
      const { data } = refundsSchema.parse(await send('GET', `/refunds?${query}`));
      return data.filter(({ status }) => status === 'SUCCEEDED').map(({ amount }) => amount);
    },
    /** Returns the invoice of a refund; null when it has none, or is unknown. */
    async invoiceOfRefund(refundId: string) {
      try {
        const refund = await send('GET', `/refunds/${encodeURIComponent(refundId)}`);
        return ownedRefundSchema.parse(refund).invoice_id ?? null;
      } catch (error) {
        if (error instanceof ProviderError && error.status === 404) return null;
        throw error;
      }
    },
    /** Returns a page of the transactions that were created in a period. @param page `after`: id of the last one before */
    async transactions(page: {
      from: string;
      until: string;
      currency: string;
      after?: string | undefined;
    }) {
      const { from, until, currency, after } = page;
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
