/** A complete mock of Xendit: state, API, pages, and webhooks with a callback token. */
import { Hono } from 'hono';
import { ledgerExponent } from '#domain/money/ledger';
import { XenditBooks, type MockInvoice, type MockTransaction } from './books';
import type { TrialOptions } from '../options';
import { decimalAmount, paymentPages } from '../page';
import { payoutsOf, type PayoutTimes } from '../payouts';

function listTransactions(
  transactions: readonly MockTransaction[],
  query: Record<string, string>,
  times: PayoutTimes,
): object {
  const from = Date.parse(query['created[gte]'] ?? '1970-01-01');
  const until = Date.parse(query['created[lte]'] ?? '9999-01-01');
  const withdrawals = payoutsOf(transactions, times).map(
    ({ id, at, currency, amount }): MockTransaction => ({
      ...{ id: `txn_${id}`, at, currency, amount, net: -amount, type: 'WITHDRAWAL' },
      ...{ product_id: `wd_${id}`, reference_id: id },
    }),
  );
  const found = [...transactions, ...withdrawals]
    .filter(({ at, currency }) => at >= from && at <= until && currency === query.currency)
    .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));
  const begin = query.after_id ? found.findIndex(({ id }) => id === query.after_id) + 1 : 0;
  const end = begin + Number(query.limit ?? 10);
  return { has_more: found.length > end, data: found.slice(begin, end).map(show) };
}

function show({ id, at, type, amount, net, currency, product_id, reference_id }: MockTransaction) {
  const perUnit = 10 ** ledgerExponent(currency);
  return {
    ...{ id, product_id, type, status: 'SUCCESS', reference_id },
    ...{ currency, amount: amount / perUnit, net_amount: Math.abs(net) / perUnit },
    cashflow: type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT',
    created: new Date(at).toISOString(),
  };
}

const errorBody = (error_code: string) => ({ error_code, message: 'Description of the error.' });
const NOT_FOUND = errorBody('INVOICE_NOT_FOUND_ERROR');

function xenditApp(
  books: XenditBooks,
  secretKey: string,
  currencies: readonly string[],
  times: () => PayoutTimes,
): Hono {
  const app = new Hono();
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  for (const guarded of [
    '/v2/*',
    '/invoices/*',
    '/refunds',
    '/refunds/*',
    '/balance',
    '/transactions',
  ]) {
    app.use(guarded, async (c, next) =>
      c.req.header('authorization') === basic ? next() : c.json(errorBody('INVALID_API_KEY'), 401),
    );
  }

  app.post('/v2/invoices', async (c) => {
    const wish = await c.req.json();
    if (!currencies.includes(wish.currency)) return c.json(errorBody('UNSUPPORTED_CURRENCY'), 400);
    if (typeof wish.amount !== 'number' || !/^\d+(\.\d\d?)?$/.test(String(wish.amount))) {
      return c.json(errorBody('API_VALIDATION_ERROR'), 400);
    }
    // external_id is not unique at Xendit: every request creates an invoice.
    return c.json(books.make(wish));
  });
  app.get('/v2/invoices', (c) => {
    const limit = Number(c.req.query('limit') ?? 10);
    const named = books.invoices.filter((one) => one.external_id === c.req.query('external_id'));
    return c.json(named.reverse().slice(0, limit));
  });
  app.get('/v2/invoices/:id', (c) => {
    const invoice = books.find(c.req.param('id'));
    return invoice ? c.json(invoice) : c.json(NOT_FOUND, 404);
  });
  app.post('/invoices/:id/expire!', (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.json(NOT_FOUND, 404);
    if (invoice.status !== 'PENDING') return c.json(errorBody('INVALID_STATUS_ERROR'), 400);
    books.expire(invoice);
    return c.json(invoice);
  });
  app.post('/refunds', async (c) => {
    const { invoice_id, amount, reference_id } = await c.req.json();
    const invoice = books.find(invoice_id);
    if (!invoice) return c.json(NOT_FOUND, 404);
    const known = books.refunds.find((refund) => refund.reference_id === reference_id);
    if (known) return c.json(known);
    const refunded = books.refunds
      .filter((refund) => refund.invoice_id === invoice_id)
      .reduce((total, refund) => total + refund.amount, 0);
    if (amount > (invoice.paid_amount ?? 0) - refunded)
      return c.json(errorBody('MAXIMUM_REFUND_AMOUNT_REACHED'), 400);
    return c.json(books.refund(invoice, amount, 'SUCCEEDED', reference_id));
  });
  app.get('/transactions', (c) =>
    c.json(listTransactions(books.transactions, c.req.query(), times())),
  );
  app.get('/refunds/:id', (c) => {
    const refund = books.refunds.find(({ id }) => id === c.req.param('id'));
    return refund ? c.json(refund) : c.json(errorBody('DATA_NOT_FOUND'), 404);
  });
  app.get('/balance', (c) => c.json({ balance: 0 }));
  app.get('/refunds', (c) =>
    c.json({
      data: books.refunds.filter(({ invoice_id }) => invoice_id === c.req.query('invoice_id')),
      has_more: false,
    }),
  );
  return app;
}

function xenditPages(books: XenditBooks, publicUrl: string): Hono {
  return paymentPages<MockInvoice>(publicUrl, {
    method: 'Xendit',
    decisions: [
      { value: 'pay', label: 'pay', kind: 'main' },
      { value: 'turnBack', label: 'back', kind: 'plain' },
      { value: 'expire', label: 'expire', kind: 'plain' },
    ],
    path: '/web/:id',
    find: (c) => books.find(c.req.param('id') ?? ''),
    doneUrl({ status, success_redirect_url, failure_redirect_url }) {
      if (status === 'PENDING') return null;
      return status === 'EXPIRED' ? failure_redirect_url : success_redirect_url;
    },
    successUrl: ({ success_redirect_url }) => success_redirect_url,
    facts: ({ description, amount, currency }, locale) => ({
      ...{ payTo: null, reference: description },
      amount: decimalAmount(String(amount), currency, locale),
    }),
    decide(invoice, decision) {
      if (decision === 'pay') return books.pay(invoice);
      if (decision === 'expire') books.expire(invoice);
      return invoice.failure_redirect_url;
    },
  });
}

type XenditTrialOptions = TrialOptions & {
  secretKey: string;
  callbackToken: string;
  currencies: readonly string[];
};

export function createXenditTrial(options: XenditTrialOptions) {
  const { secretKey, callbackToken, currencies, url, publicUrl, post, now, payoutEvery } = options;
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
  const books = new XenditBooks(url, (body) => post(structuredClone(body)), now);
  const times = () => ({ every: payoutEvery, now: now() });
  return {
    books,
    webhook,
    api: xenditApp(books, secretKey, currencies, times),
    pages: xenditPages(books, publicUrl),
  };
}
