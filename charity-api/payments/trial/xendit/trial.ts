/** A complete mock of Xendit: state, API, pages, and webhooks with a callback token. */
import { days } from '#domain/time/durations';
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
  post: (event: object) => void;
  now?: () => Date;
  /** Duration between withdrawals, in ms. Default: a day. */
  payoutEvery?: number;
};

export function createXenditTrial(options: XenditTrialOptions) {
  const { secretKey, callbackToken, currencies, url, publicUrl, post } = options;
  const { now = () => new Date(), payoutEvery = days(1) } = options;
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
  const emit = (body: object) => {
    const frozen = structuredClone(body);
    post(frozen);
  };
  const books = new XenditBooks(url, emit, now);
  const times = () => ({ every: payoutEvery, now: now() });
  return {
    books,
    webhook,
    api: xenditApp(books, secretKey, currencies, times),
    pages: xenditPages(books, { publicUrl }),
  };
}
