/** The API of the Stripe trial: the endpoints that this code base uses. */
import { type Context, Hono } from 'hono';
import type { TrialOptions } from '../options';
import { listBalance, listPayouts, page } from './balance';
import type { Books } from './books';
import {
  type Intent,
  list,
  showCharge,
  showDispute,
  showIntent,
  showInvoice,
  showInvoicePayment,
  showRefund,
  showSession,
  showSubscription,
} from './objects';
import { readPage } from './session-rules';
import { readChange } from './subscription-rules';
import { missing, problemAnswer, readFields, repeatByKey, requireKey, StripeProblem } from './wire';

export function stripeApp(books: Books, options: TrialOptions & { secretKey: string }): Hono {
  const app = new Hono();
  app.onError((error, c) => problemAnswer(error, c));
  app.use('/v1/*', requireKey(options.secretKey), repeatByKey(books.answered));
  const id = (c: Context) => c.req.param('id') ?? '';
  const expand = (c: Context) =>
    [...new URL(c.req.url).searchParams]
      .filter(([name]) => name.startsWith('expand'))
      .map(([, value]) => value);
  const named = <Thing>(things: ReadonlyMap<string, Thing>, what: string, c: Context): Thing => {
    const thing = things.get(id(c));
    if (!thing) throw missing(what, id(c));
    return thing;
  };
  const intentOf = (matches: (intent: Intent) => boolean, what: string, name: string) => {
    const intent = [...books.intents.values()].find(matches);
    if (!intent) throw missing(what, name);
    return intent;
  };

  app.post('/v1/checkout/sessions', async (c) => {
    const wish = readPage(readFields(await c.req.text()), options.now());
    return c.json(showSession(books.openPage(wish)));
  });
  app.get('/v1/checkout/sessions/:id', (c) => c.json(showSession(books.session(id(c)), expand(c))));
  app.post('/v1/checkout/sessions/:id/expire', (c) =>
    c.json(showSession(books.expire(books.session(id(c))))),
  );
  app.get('/v1/balance', (c) => c.json({ object: 'balance', livemode: false, available: [] }));
  const times = () => ({ every: options.payoutEvery, now: options.now() });
  app.get('/v1/balance_transactions', (c) => {
    if (!expand(c).includes('data.source'))
      throw new StripeProblem('the mock supports only the query that the charity API sends');
    return c.json(listBalance(books.balance, c.req.query(), times()));
  });
  app.get('/v1/payouts', (c) => c.json(listPayouts(books.balance, c.req.query(), times())));
  app.get('/v1/webhook_endpoints', (c) => {
    const url = `${options.publicUrl}/webhooks/stripe`;
    return c.json(
      list([{ object: 'webhook_endpoint', url, status: 'enabled', enabled_events: ['*'] }]),
    );
  });
  app.get('/v1/payment_intents/:id', (c) =>
    c.json(showIntent(named(books.intents, 'payment_intent', c))),
  );
  app.get('/v1/invoices', (c) => {
    const { subscription, status, 'created[gte]': since } = c.req.query();
    if (!since || !expand(c).includes('data.payments')) {
      throw new StripeProblem('the mock supports only the queries that the charity API sends');
    }
    const months = [...books.invoices.values()].filter(
      (month) =>
        (subscription === undefined || month.subscription.id === subscription) &&
        month.status === status,
    );
    const shown = months.map((month) => showInvoice(month, ['payments']));
    return c.json(page(shown, c.req.query()));
  });
  app.get('/v1/invoices/:id', (c) =>
    c.json(showInvoice(named(books.invoices, 'invoice', c), expand(c))),
  );
  app.post('/v1/invoices/:id/pay', (c) => {
    const invoice = named(books.invoices, 'invoice', c);
    if (invoice.status !== 'open') throw new StripeProblem('Invoice is already paid');
    books.retryPayment(invoice);
    return c.json(showInvoice(invoice, ['payments']));
  });
  app.get('/v1/invoice_payments', (c) => {
    const intent = c.req.query('payment[payment_intent]');
    const paid = [...books.invoices.values()].filter((invoice) => invoice.intent.id === intent);
    return c.json(list(paid.map((invoice) => showInvoicePayment(invoice, invoice.intent))));
  });
  app.get('/v1/charges/:id', (c) => {
    const intent = intentOf(({ charge }) => charge === id(c), 'charge', id(c));
    return c.json(showCharge(intent, expand(c)));
  });
  app.post('/v1/refunds', async (c) => {
    const { payment_intent, amount } = readFields(await c.req.text());
    const intent = intentOf(
      ({ id: known }) => known === payment_intent,
      'payment_intent',
      String(payment_intent),
    );
    return c.json(showRefund(intent, books.refundAsked(intent, Number(amount))));
  });
  app.get('/v1/disputes/:id', (c) => {
    const intent = intentOf(({ dispute }) => dispute?.id === id(c), 'dispute', id(c));
    return c.json(showDispute(intent, expand(c)));
  });
  app.get('/v1/subscriptions/:id', (c) => {
    const gift = named(books.subscriptions, 'subscription', c);
    return c.json(showSubscription(gift, books.latestInvoice(gift), expand(c)));
  });
  app.post('/v1/subscriptions/:id', async (c) => {
    const gift = named(books.subscriptions, 'subscription', c);
    const changed = books.changeGift(gift.id, readChange(readFields(await c.req.text()), gift));
    return c.json(showSubscription(changed, books.latestInvoice(changed)));
  });
  app.delete('/v1/subscriptions/:id', (c) => {
    const gift = books.cancelGift(id(c));
    return c.json(showSubscription(gift, books.latestInvoice(gift)));
  });
  return app;
}
