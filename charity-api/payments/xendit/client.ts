/** Xendit client for invoices. We do not use Xendit's SDK, because it has no timeout and omits the paid amount. */
import { call } from '../call';
import type { ProviderSettings } from '../../deps';
import { plainAmount, type Money } from '#domain/money';
import type { RefundReport } from '../provider';
import {
  invoiceSchema,
  invoicesSchema,
  madeRefundSchema,
  ownedSchema,
  refundsSchema,
  type XenditInvoice,
} from './wire';

export type XenditSettings = NonNullable<ProviderSettings['xendit']>;

/** Page size of a list, more than the refunds of any invoice. */
const REFUND_PAGE_SIZE = 100;

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
  };
}
