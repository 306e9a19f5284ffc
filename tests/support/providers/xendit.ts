/** A Xendit of our own: its wire format on a port, a page for trying by hand, and callbacks with its token. */
import type { ProviderSettings } from '#api/deps';
import { openPostbox, serveMock, type Deliver, type MockServer, type Postbox } from './server';
import { xenditApp } from './xendit/api';
import { XenditBooks } from './xendit/books';

const SECRET_KEY = 'xnd_development_of_the_mock';
const CALLBACK_TOKEN = 'callback-token-of-the-mock';

export type XenditMock = Pick<MockServer, 'calls' | 'fail' | 'close'> & {
  /** With which the charity is opened. */
  settings: NonNullable<ProviderSettings['xendit']>;
  books: XenditBooks;
  postbox: Postbox;
  /** A callback; token: another one than Xendit's. */
  webhook(body: object, token?: string | null): Request;
};

export async function openXenditMock(options: {
  deliver: Deliver;
  publicUrl: string;
  port?: number;
  postbox?: Postbox;
}): Promise<XenditMock> {
  const { deliver, publicUrl, port = 0 } = options;
  const postbox = options.postbox ?? openPostbox(deliver);
  const webhook: XenditMock['webhook'] = (body, token = CALLBACK_TOKEN) =>
    new Request(`${publicUrl}/webhooks/xendit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { 'x-callback-token': token }),
      },
      body: JSON.stringify(body),
    });
  let url = '';
  const books = new XenditBooks(
    () => url,
    (body) => postbox.post(() => webhook(body)),
  );
  const server = await serveMock(xenditApp(books, SECRET_KEY, ['USD', 'IDR']), port);
  url = server.url;
  const settings: XenditMock['settings'] = {
    secretKey: SECRET_KEY,
    callbackToken: CALLBACK_TOKEN,
    apiUrl: url,
    currencies: ['USD'],
  };
  return { ...server, books, postbox, webhook, settings };
}
