/** Speaking with Xendit about invoices. Its SDK knows no deadline and leaves out what was really paid. */
import { call } from '../call';
import type { ProviderSettings } from '../../deps';
import type { Money } from '#domain/money';
import {
  invoiceSchema,
  invoicesSchema,
  ownedSchema,
  refundsSchema,
  type XenditInvoice,
} from './wire';

export type XenditSettings = NonNullable<ProviderSettings['xendit']>;

/** More refunds of one invoice than anybody makes. */
const ALL = 100;

export type XenditClient = {
  create(invoice: object): Promise<XenditInvoice>;
  /** By our own name for it. */
  find(externalId: string): Promise<XenditInvoice | null>;
  get(id: string): Promise<XenditInvoice>;
  /** The name that whoever made the invoice has for it. */
  ownerOf(id: string): Promise<string>;
  /** Nobody can pay it any more. @throws ProviderRefusal when it is paid or over already */
  expire(id: string): Promise<void>;
  /** What has been given back of an invoice. */
  refunds(invoiceId: string): Promise<Money[]>;
};

export function xenditClient({ apiUrl, secretKey, fetch }: XenditSettings): XenditClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const send = (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> =>
    call({
      method,
      url: `${apiUrl}${path}`,
      headers: { authorization, 'content-type': 'application/json' },
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
    ownerOf: async (id) => ownedSchema.parse(await send('GET', `/v2/invoices/${id}`)).external_id,
    async expire(id) {
      await send('POST', `/invoices/${id}/expire!`);
    },
    async refunds(invoiceId) {
      const query = new URLSearchParams({ invoice_id: invoiceId, limit: String(ALL) });
      const { data } = refundsSchema.parse(await send('GET', `/refunds?${query}`));
      return data.filter(({ status }) => status === 'SUCCEEDED').map(({ amount }) => amount);
    },
  };
}
