/** The mock of Xendit as it answers: invoices, refunds, and its page. */
import { Hono } from 'hono';
import { mountDesk } from '../desk';
import { payPage } from '../server';
import type { MockInvoice, XenditBooks } from './books';

const refusal = (error_code: string) => ({ error_code, message: 'What Xendit says of it.' });
const NOT_FOUND = refusal('INVOICE_NOT_FOUND_ERROR');

/** @param currencies what the account takes */
export function xenditApp(
  books: XenditBooks,
  secretKey: string,
  currencies: readonly string[],
): Hono {
  const app = new Hono();
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  for (const guarded of ['/v2/*', '/invoices/*', '/refunds']) {
    app.use(guarded, async (c, next) =>
      c.req.header('authorization') === basic ? next() : c.json(refusal('INVALID_API_KEY'), 401),
    );
  }

  app.post('/v2/invoices', async (c) => {
    const wish = await c.req.json();
    if (!currencies.includes(wish.currency)) return c.json(refusal('UNSUPPORTED_CURRENCY'), 400);
    if (typeof wish.amount !== 'number' || !/^\d+(\.\d\d?)?$/.test(String(wish.amount))) {
      return c.json(refusal('API_VALIDATION_ERROR'), 400);
    }
    // external_id is not unique at Xendit: every call makes an invoice.
    return c.json(books.make(wish));
  });
  app.get('/v2/invoices', (c) => {
    const limit = Number(c.req.query('limit') ?? 10);
    const named = books.invoices.filter((one) => one.external_id === c.req.query('external_id'));
    return c.json(named.slice(0, limit));
  });
  app.get('/v2/invoices/:id', (c) => {
    const invoice = books.find(c.req.param('id'));
    return invoice ? c.json(invoice) : c.json(NOT_FOUND, 404);
  });
  app.post('/invoices/:id/expire!', (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.json(NOT_FOUND, 404);
    if (invoice.status !== 'PENDING') return c.json(refusal('INVALID_STATUS_ERROR'), 400);
    books.expire(invoice);
    return c.json(invoice);
  });
  app.get('/refunds', (c) =>
    c.json({
      data: books.refunds.filter(({ invoice_id }) => invoice_id === c.req.query('invoice_id')),
      has_more: false,
    }),
  );

  mountDesk(app, 'Xendit', () => books.invoices.map((invoice) => deskRow(books, invoice)));
  app.get('/web/:id', (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.notFound();
    return c.html(
      payPage({
        provider: 'Xendit',
        amount: `${invoice.amount} ${invoice.currency}`,
        description: invoice.description,
        decisions: { pay: 'Pay', turnBack: 'Go back without paying', expire: 'Let it expire' },
      }),
    );
  });
  app.post('/web/:id', async (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.notFound();
    const { decision } = await c.req.parseBody();
    if (decision === 'pay') return c.redirect(books.pay(invoice), 303);
    if (decision === 'expire') books.expire(invoice);
    return c.redirect(invoice.failure_redirect_url, 303);
  });
  return app;
}

function deskRow(books: XenditBooks, invoice: MockInvoice) {
  const { id, status, amount, currency } = invoice;
  return {
    id,
    text: `${amount} ${currency}, ${status}`,
    deeds: {
      ...(status === 'PENDING' && { 'Its time is over': () => books.expire(invoice) }),
      ...(status === 'PAID' && { 'The money arrives': () => books.settle(invoice) }),
      ...(['PAID', 'SETTLED'].includes(status) && {
        'Give one back': () => books.refund(invoice, 1),
        'Give all back': () => books.refund(invoice),
      }),
    },
  };
}
