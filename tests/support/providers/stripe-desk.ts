/** Index page of the Stripe mock for manual tests: refunds, disputes, further months of a monthly gift. */
import type { Hono } from 'hono';
import type { Books } from '#api/payments/trial/stripe/books';
import { readFields } from '#api/payments/trial/stripe/wire';

export function mountStripeIndexPage(app: Hono, books: Books): void {
  const deeds: Record<string, (id: string) => unknown> = {
    'Take the next month': (id) => books.renew(books.subscriptions.get(id)!),
    'Let the next month fail': (id) => books.renew(books.subscriptions.get(id)!, false),
    'End the gift': (id) => books.cancelGift(id),
    Refund: (id) => books.refund(books.intents.get(id)!),
    'Bank asks it back': (id) => books.dispute(books.intents.get(id)!),
    'Bank gives up': (id) => books.closeDispute(books.intents.get(id)!, 'won'),
  };
  const buttons = (id: string, names: string[]) =>
    names.map((name) => `<button name="${name}" value="${id}">${name}</button>`).join(' ');

  app.get('/', (c) => {
    const gifts = [...books.subscriptions.values()].map(({ id, status, amount, currency }) => {
      const open = status === 'canceled' ? [] : Object.keys(deeds).slice(0, 3);
      return `<p>${id}: ${amount} ${currency}, ${status} ${buttons(id, open)}</p>`;
    });
    const payments = [...books.intents.values()].map((intent) => {
      const { id, status, amount, currency, refunded, dispute } = intent;
      const open = [
        ...(status === 'succeeded' && refunded === 0 && !dispute ? ['Refund'] : []),
        ...(status === 'succeeded' && !dispute ? ['Bank asks it back'] : []),
        ...(dispute?.status === 'needs_response' ? ['Bank gives up'] : []),
      ];
      return `<p>${id}: ${amount} ${currency}, ${dispute?.status ?? status}, refunded ${refunded} ${buttons(id, open)}</p>`;
    });
    return c.html(
      `<!doctype html><html lang="en"><title>Stripe (mock)</title><body style="font: 1rem/1.5 sans-serif; margin: 1rem">
<h1>Stripe (mock)</h1><form method="post"><h2>Monthly gifts</h2>${gifts.join('')}<h2>Payments</h2>${payments.join('')}</form>`,
    );
  });
  app.post('/', async (c) => {
    for (const [name, id] of Object.entries(readFields(await c.req.text()))) {
      deeds[name]?.(String(id));
    }
    return c.redirect('/', 303);
  });
}
