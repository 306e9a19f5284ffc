/** The page of the PayPal trial on which donors approve a payment. */
import { Hono } from 'hono';
import { formatMoney, isCurrency, parseAmount } from '#domain/money';
import type { Locale } from '#domain/locales';
import { closedPage, localeOfReturn, pageHeaders, trialPage, type Decision } from '../page';
import type { MockOrder, PaypalBooks, Plan } from './books';

const DECISIONS: readonly Decision[] = [
  { value: 'COMPLETED', label: 'pay', kind: 'main' },
  { value: 'INSTRUMENT_DECLINED', label: 'declined', kind: 'plain' },
  { value: 'cancel', label: 'back', kind: 'plain' },
  { value: 'PENDING', label: 'later', kind: 'late' },
];

export function paypalPages(books: PaypalBooks, { publicUrl }: { publicUrl: string }): Hono {
  const app = new Hono();
  const headers = pageHeaders(publicUrl);

  app.get('/checkoutnow', (c) => {
    const order = books.find(c.req.query('token'));
    if (!order) return c.body(closedPage(c), 404, headers);
    if (isDone(order)) return c.redirect(books.returnUrl(order), 303);
    return c.body(pageOf(order), 200, headers);
  });

  app.post('/checkoutnow', async (c) => {
    const order = books.find(c.req.query('token'));
    if (!order) return c.body(closedPage(c), 404, headers);
    // The donor returned to a completed page by the Back button.
    if (isDone(order)) return c.redirect(books.returnUrl(order), 303);
    const { decision } = await c.req.parseBody();
    if (decision === 'cancel') return c.redirect(books.cancel(order), 303);
    if (!DECISIONS.some(({ value }) => value === decision))
      return c.body(pageOf(order), 400, headers);
    return c.redirect(books.approve(order, { capture: decision as Plan['capture'] }), 303);
  });
  return app;
}

function isDone({ status }: MockOrder): boolean {
  return status !== 'PAYER_ACTION_REQUIRED';
}

function pageOf(order: MockOrder): string {
  const { amount, invoice_id, context } = order;
  const locale = localeOfReturn(context.return_url);
  return trialPage({
    ...{ method: 'Paypal', locale, reference: invoice_id, decisions: DECISIONS },
    payTo: context.brand_name ?? null,
    amount: amountOf(amount.value, amount.currency_code, locale),
  });
}

/** @param value a decimal number in units of the currency, such as "12.50" */
export function amountOf(value: string, currency: string, locale: Locale): string {
  const read = isCurrency(currency) ? parseAmount(value, currency) : undefined;
  return read?.ok ? formatMoney(read.value, locale) : `${value} ${currency}`;
}
