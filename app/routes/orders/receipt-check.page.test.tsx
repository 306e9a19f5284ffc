/** Page tests of the public receipt check: amount, date and state in each language, and no data of the donor. */
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmOrder, LINE, createOrder, submitDecision } from '#tests/support/api/orders';
import type { Order } from '#contract/orders';
import { commaIn, LOCALES, type Locale } from '#domain/locales';
import type { OrderState } from '#domain/orders';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import ReceiptCheckPage, { loader } from './receipt-check';

let site: TestSite;
let order: Order;
beforeAll(async () => {
  site = await openTestSite();
  const recipient = { name: 'Maryam', phone: '+96892123456' };
  const placed = await createOrder(site, { lines: [{ ...LINE, recipient }] });
  await submitDecision(site, placed, 'approve');
  order = await confirmOrder(site, placed);
});
afterEach(() => site.fail(null));

const stateIs = (state: OrderState) =>
  site.db.updateTable('orders').set({ state }).where('token', '=', order.token).execute();

async function draw(locale: Locale = 'en', token = order.check!): Promise<string> {
  const path = `${locale === 'en' ? '' : `/${locale}`}/receipts/${token}`;
  const shell = { organisation: { name: 'Amal Relief' } };
  const heading = await renderPage(path, {
    Component: ReceiptCheckPage,
    loader,
    params: { token },
    shell,
  });
  return heading.textContent ?? '';
}

const load = (token: string) => loader(args(visit('/receipts/x'), { token }));

describe('receipt check with a valid token', () => {
  test.each(LOCALES)(
    'shows amount, date and state in %s, but no names, e-mail address or offering',
    async (locale) => {
      await stateIs('paid');
      const heading = await draw(locale);
      const text = document.body.textContent ?? '';
      expect(heading).not.toBe('');
      expect(text).toMatch(/10 (?:OMR|ر\.ع\.)/);
      expect(text).toContain(`12-03-2026${commaIn(locale)}10:00`);
      expect(text).toContain('\u2066localhost');
      for (const secret of [
        'Salma',
        'salma@',
        'Maryam',
        order.reference,
        order.lines[0]!.title[locale],
      ]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toMatch(/\{\{|undefined|\b(?:heading|text|state)\.\w/);
    },
  );

  test.each<[OrderState, string, string]>([
    ['paid', 'This receipt is genuine', 'Paid'],
    ['partially_refunded', 'This receipt is genuine', 'Partly refunded'],
    ['refunded', 'This receipt is no longer valid', 'Refunded'],
    ['disputed', 'This payment is disputed', 'Disputed'],
  ])(
    'shows the receipt of an order in state %s with the title “%s”',
    async (state, heading, word) => {
      await stateIs(state);
      expect(await draw()).toBe(heading);
      expect([...document.querySelectorAll('dd')].at(-1)?.textContent).toBe(word);
    },
  );

  test('sends no-store and noindex headers, and returns only amount, date and state', async () => {
    await stateIs('paid');
    const { data, init } = await load(order.check!);
    const loaderHeaders = new Headers(init?.headers);
    expect(loaderHeaders.get('cache-control')).toBe('no-store');
    expect(loaderHeaders.get('x-robots-tag')).toMatch(/noindex/);
    expect(data.head).toEqual({ title: 'Receipt check', index: false });
    expect(Object.keys(data.check)).toEqual(['amount', 'paidAt', 'state']);
  });
});

describe('receipt check with an invalid token', () => {
  test.each(['', 'short', '../../projects', 'x'.repeat(43), `${'9'.repeat(400)}`])(
    'returns 404 for the token %j',
    async (token) => {
      await expect(load(token)).rejects.toMatchObject({ status: 404 });
    },
  );

  test('returns 404 for random tokens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String({ maxLength: 90 })), async (token) => {
        await expect(load(token)).rejects.toMatchObject({ status: 404 });
      }),
      { numRuns: 60 },
    );
  });
});

test('returns 503 while the charity API is down', async () => {
  site.fail(unreachable);
  await expect(load(order.check!)).rejects.toMatchObject({ status: 503 });
});
