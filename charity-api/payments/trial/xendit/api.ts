/** The API of the Xendit trial: invoices, refunds and transactions. */
import { Hono } from 'hono';
import type { XenditBooks } from './books';
import { listTransactions } from './transactions';

const errorBody = (error_code: string) => ({ error_code, message: 'Description of the error.' });
const NOT_FOUND = errorBody('INVOICE_NOT_FOUND_ERROR');

/**
 * @param currencies that the account accepts
 * @param times the time, and the duration between withdrawals to the bank
 */
export function xenditApp(
  books: XenditBooks,
  secretKey: string,
  currencies: readonly string[],
  times: () => { every: number; now: Date },
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
    // Newest first.
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
