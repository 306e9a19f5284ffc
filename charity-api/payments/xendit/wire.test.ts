/** Amounts on the way to Xendit and PayPal and back: not a cent is lost to a number or a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, plainAmount } from '#domain/money';
import { captureSchema } from '../paypal/wire';
import { invoiceSchema } from './wire';

const cents = fc.integer({ min: 1, max: 99_999_999_999 });

test('an amount sent to Xendit as a number is read back as it was', () => {
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

test('an amount sent to PayPal has no more than two decimals, and is read back as it was', () => {
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
  '%s is no amount of an invoice',
  (amount) => {
    const invoice = { id: 'i', external_id: 'e', status: 'PAID', currency: 'USD' };
    const parsed = invoiceSchema.safeParse({ ...invoice, invoice_url: 'https://x.co', amount });
    expect(parsed.success).toBe(false);
  },
);
