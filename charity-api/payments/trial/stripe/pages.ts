/** The hosted checkout page of the Stripe trial. */
import { Hono, type Context } from 'hono';
import { isCurrency, formatMoney, money } from '#domain/money';
import type { Locale } from '#domain/locales';
import { closedPage, localeOfReturn, pageHeaders, trialPage, type Decision } from '../page';
import type { Books } from './books';
import type { Session } from './objects';
import { readFields } from './wire';

const DECISIONS: readonly Decision[] = [
  { value: 'approve', label: 'pay', kind: 'main' },
  { value: 'decline', label: 'declined', kind: 'plain' },
  { value: 'cancel', label: 'back', kind: 'plain' },
  { value: 'late', label: 'later', kind: 'late' },
];

export function stripePages(books: Books, publicUrl: string): Hono {
  const app = new Hono();
  const headers = pageHeaders(publicUrl);
  const sessionOf = (c: Context) => books.sessions.get(c.req.param('id') ?? '');

  app.get('/c/pay/:id', (c) => {
    const session = sessionOf(c);
    if (!session || session.status === 'expired') return closed(c, headers, session);
    if (session.status === 'complete') return c.redirect(session.successUrl, 303);
    const wasDeclined = c.req.query('declined') !== undefined;
    return c.body(pageOf(session, wasDeclined), 200, headers);
  });

  app.post('/c/pay/:id', async (c) => {
    const session = sessionOf(c);
    if (!session || session.status === 'expired') return closed(c, headers, session);
    // The donor returned to a completed page by the Back button.
    if (session.status === 'complete') return c.redirect(session.successUrl, 303);
    const { decision } = readFields(await c.req.text());
    if (decision === 'cancel') return c.redirect(session.cancelUrl, 303);
    if (!DECISIONS.some(({ value }) => value === decision))
      return c.body(pageOf(session), 400, headers);
    if (decision === 'decline') {
      books.decline(session);
      // After a decline the donor stays on the page.
      return c.redirect(`${c.req.path}?declined=1`, 303);
    }
    books.approve(session, decision === 'late' ? 'late' : 'now');
    return c.redirect(session.successUrl, 303);
  });
  return app;
}

function pageOf(session: Session, wasDeclined = false): string {
  const { name, description, amount, currency, mode, successUrl } = session;
  const locale = localeOfReturn(successUrl);
  return trialPage({
    ...{ method: 'Stripe', locale, payTo: name, reference: description, decisions: DECISIONS },
    amount: amountOf(amount, currency.toUpperCase(), locale),
    isMonthly: mode === 'subscription',
    wasDeclined,
  });
}

function amountOf(minor: number, currency: string, locale: Locale): string {
  return isCurrency(currency)
    ? formatMoney(money(minor, currency), locale)
    : `${minor} ${currency}`;
}

function closed(c: Context, headers: Record<string, string>, session?: Session): Response {
  return c.body(closedPage(c), session ? 410 : 404, headers);
}
