/** The invoice page of the Xendit trial. */
import { Hono } from 'hono';
import { closedPage, localeOfReturn, pageHeaders, trialPage, type Decision } from '../page';
import { amountOf } from '../paypal/pages';
import type { MockInvoice, XenditBooks } from './books';

const DECISIONS: readonly Decision[] = [
  { value: 'pay', label: 'pay', kind: 'main' },
  { value: 'turnBack', label: 'back', kind: 'plain' },
  { value: 'expire', label: 'expire', kind: 'plain' },
];

export function xenditPages(books: XenditBooks, { publicUrl }: { publicUrl: string }): Hono {
  const app = new Hono();
  const headers = pageHeaders(publicUrl);

  app.get('/web/:id', (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.body(closedPage(c), 404, headers);
    if (invoice.status !== 'PENDING') return c.redirect(redirectUrlOf(invoice), 303);
    return c.body(pageOf(invoice), 200, headers);
  });

  app.post('/web/:id', async (c) => {
    const invoice = books.find(c.req.param('id'));
    if (!invoice) return c.body(closedPage(c), 404, headers);
    // The donor returned to a completed page by the Back button.
    if (invoice.status !== 'PENDING') return c.redirect(redirectUrlOf(invoice), 303);
    const { decision } = await c.req.parseBody();
    if (decision === 'pay') return c.redirect(books.pay(invoice), 303);
    if (!DECISIONS.some(({ value }) => value === decision))
      return c.body(pageOf(invoice), 400, headers);
    if (decision === 'expire') books.expire(invoice);
    return c.redirect(invoice.failure_redirect_url, 303);
  });
  return app;
}

const redirectUrlOf = ({ status, success_redirect_url, failure_redirect_url }: MockInvoice) =>
  status === 'EXPIRED' ? failure_redirect_url : success_redirect_url;

function pageOf(invoice: MockInvoice): string {
  const { description, amount, currency, success_redirect_url } = invoice;
  const locale = localeOfReturn(success_redirect_url);
  return trialPage({
    ...{ method: 'Xendit', locale, payTo: null, reference: description, decisions: DECISIONS },
    amount: amountOf(String(amount), currency, locale),
  });
}
