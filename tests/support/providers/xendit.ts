/** The mock of Xendit (charity-api/payments/trial) on a port, with an index page for manual tests, and with faults. */
import { Hono } from 'hono';
import type { ProviderSettings } from '#api/deps';
import type { MockInvoice, XenditBooks } from '#api/payments/trial/xendit/books';
import { createXenditTrial } from '#api/payments/trial/xendit/trial';
import { days } from '#domain/time/durations';
import { mountIndexPage } from './desk';
import {
  openWebhookQueue,
  serveMock,
  type MockOptions,
  type MockServer,
  type WebhookQueue,
} from './server';
import { xenditRecord } from './xendit-desk';

const SECRET_KEY = 'xnd_development_of_the_mock';
const CALLBACK_TOKEN = 'callback-token-of-the-mock';

export type XenditMock = Pick<MockServer, 'calls' | 'fail' | 'close'> & {
  /** Settings of the charity API for this mock. */
  settings: NonNullable<ProviderSettings['xendit']>;
  books: XenditBooks;
  postbox: WebhookQueue;
  /** Returns a webhook. `token` replaces Xendit's token. */
  webhook(body: object, token?: string | null): Request;
};

export async function openXenditMock(options: MockOptions): Promise<XenditMock> {
  const { deliver, publicUrl, port = 0 } = options;
  const postbox = options.postbox ?? openWebhookQueue(deliver);
  let url = '';
  const { books, webhook, api, pages } = createXenditTrial({
    ...{ now: options.now ?? (() => new Date()), payoutEvery: days(1) },
    ...{ secretKey: SECRET_KEY, callbackToken: CALLBACK_TOKEN, publicUrl },
    currencies: ['USD', 'IDR'],
    url: () => url,
    post: (event) => postbox.post(() => webhook(event)),
  });
  mountIndexPage(api, 'Xendit', () =>
    books.invoices.map((invoice) => xenditRecord(books, invoice)),
  );
  const server = await serveMock(new Hono().route('/', pages).mount('/', api.fetch), port);
  url = server.url;
  const settings: XenditMock['settings'] = {
    secretKey: SECRET_KEY,
    callbackToken: CALLBACK_TOKEN,
    apiUrl: url,
    currencies: ['USD'],
  };
  return { ...server, books, postbox, webhook, settings };
}

/** Returns the invoice of a payment page, by the URL of the page. */
export const invoiceAt = (books: XenditBooks, url: string): MockInvoice =>
  books.find(url.split('/').at(-1)!)!;
