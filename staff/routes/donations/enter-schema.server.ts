/** Schema of the form for a gift received at the office. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { LOCALES } from '#domain/locales';
import { CURRENCIES, parseAmount } from '#domain/money';
import { OFFICE_METHODS } from '#domain/orders/order-methods';
import { emailField, nameField, readPhone } from '#web/forms/fields.server';
import { bankNumber, withMoney } from './schema.server';

/** Rows of the form for further lines. */
export const MORE_LINES = 4;

const line = { offering: z.string('required').min(1, 'required'), intention: z.enum(INTENTIONS) };

/** A row without a campaign and without an amount is left out. */
const moreLines = z
  .array(
    z.object({
      offering: z.string().default(''),
      intention: line.intention,
      amount: z.string().default(''),
    }),
  )
  .max(MORE_LINES)
  .default([]);

export const enterFormSchema = z
  .object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    method: z.enum(OFFICE_METHODS, 'required'),
    amount: z.string('required'),
    currency: z.enum(CURRENCIES),
    ...line,
    more: moreLines,
    name: nameField,
    email: emailField.optional(),
    phone: z
      .string()
      .transform((text) => readPhone(text))
      .pipe(z.string('phone'))
      .optional(),
    locale: z.enum(LOCALES),
    number: bankNumber,
  })
  .transform(withMoney)
  .transform(({ more, ...values }, context) => {
    const { offering, intention, money } = values;
    const lines = [{ offering, intention, total: money.minor }];
    more.forEach((one, at) => {
      if (one.offering === '' && one.amount === '') return;
      const parsed = parseAmount(one.amount, money.currency);
      const isAmount = parsed.ok && parsed.value.minor > 0;
      if (one.offering === '') context.addIssue(issue(at, 'offering', 'required'));
      else if (!isAmount)
        context.addIssue(issue(at, 'amount', `amount.${parsed.ok ? 'zero' : parsed.problem}`));
      else lines.push({ ...one, total: parsed.value.minor });
    });
    return { ...values, lines };
  });

const issue = (at: number, field: string, message: string) => ({
  code: 'custom' as const,
  path: ['more', at, field],
  message,
});
