/** A complete mock of Xendit: state, API, pages, and webhooks with a callback token. */
import { xenditApp } from './api';
import { XenditBooks } from './books';
import { xenditPages } from './pages';

export type XenditTrialOptions = {
  secretKey: string;
  callbackToken: string;
  currencies: readonly string[];
  /** Base URL of the pages. */
  url: () => string;
  publicUrl: string;
  post: (make: () => Request) => void;
};

export function createXenditTrial(options: XenditTrialOptions) {
  const { secretKey, callbackToken, currencies, url, publicUrl, post } = options;
  /** @param token null: send no token */
  const webhook = (body: object, token: string | null = callbackToken) =>
    new Request(`${publicUrl}/webhooks/xendit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { 'x-callback-token': token }),
      },
      body: JSON.stringify(body),
    });
  const books = new XenditBooks(url, (body) => {
    const frozen = structuredClone(body);
    post(() => webhook(frozen));
  });
  return {
    books,
    webhook,
    api: xenditApp(books, secretKey, currencies),
    pages: xenditPages(books, { publicUrl }),
  };
}
