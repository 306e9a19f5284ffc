/** Tests that amounts to and from Xendit and PayPal stay exact as numbers and as text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, plainAmount } from '#domain/money';
import { captureSchema } from '../paypal/wire';
import { invoiceSchema } from './wire';

const cents = fc.integer({ min: 1, max: 99_999_999_999 });

test('an amount sent to Xendit as a number is parsed back to the same amount', () => {
  fc.assert(
    fc.property(cents, (minor) => {
      const sent = JSON.stringify({ amount: Number(plainAmount(money(minor, 'USD'))) });
      const invoice = {
        ...{ id: 'i', external_id: 'e', status: 'PAID', currency: 'USD' },
        ...{ invoice_url: 'https://checkout.xendit.co/web/i', ...JSON.parse(sent) },
      };
      expect(invoiceSchema.parse(invoice).amount).toEqual(money(minor, 'USD'));
    }),
  );
});

test('an amount sent to PayPal has at most two decimals, and is parsed back to the same amount', () => {
  fc.assert(
    fc.property(cents, (minor) => {
      const value = plainAmount(money(minor, 'EUR'));
      expect(value).toMatch(/^\d+(\.\d{1,2})?$/);
      const capture = { id: 'C', status: 'COMPLETED', amount: { currency_code: 'EUR', value } };
      expect(captureSchema.parse(capture).amount).toEqual(money(minor, 'EUR'));
    }),
  );
});

test.each([-1, 0.001, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '26', null])(
  'rejects %s as the amount of an invoice',
  (amount) => {
    const invoice = { id: 'i', external_id: 'e', status: 'PAID', currency: 'USD' };
    const parsed = invoiceSchema.safeParse({ ...invoice, invoice_url: 'https://x.co', amount });
    expect(parsed.success).toBe(false);
  },
);
