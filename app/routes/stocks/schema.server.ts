/** Schema of the holdings form. It accepts invalid values, because the page shows the errors of each row. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { giftFields, readAmount, type Gift } from '../../giving/schema.server';
import type { Row } from './worked-out';

/** Any text of up to 100 characters, which the response returns unchanged. No valid value is longer. */
const typed = z.string().max(100).optional().catch(undefined);

const rowSchema = z
  .object({ id: typed, subject: typed, period: typed, count: typed })
  .optional()
  .catch(undefined);

export const holdingsFields = {
  currency: currencySchema,
  /** work, search, add.<id>, remove.<row>, donate, cart */
  intent: typed,
  search: typed,
  /** Search text with which the page was rendered. */
  searched: typed,
  /** The amount on the button. */
  shown: typed,
  rows: z.array(rowSchema).optional().catch(undefined),
};

export const holdingsSchema = z
  .object(holdingsFields)
  .transform(({ rows = [], search = '', searched = '', shown = '', intent = '' }) => ({
    rows: rowsFrom(rows),
    search,
    shown,
    // Enter in the search field activates the first submit button of the form, which has the intent "work".
    intent: intentFrom(intent === 'work' && search !== searched ? 'search' : intent),
  }));

export type Holdings = z.output<typeof holdingsSchema>;
export type Intent =
  | { do: 'work' | 'search' | 'donate' | 'cart' }
  | { do: 'add'; subject: string }
  | { do: 'remove'; row: number };

/** The purification page has two forms: one with holdings, and one with a known amount. */
export const purificationSchema = z
  .object({ ...giftFields, ...holdingsFields, form: z.literal('holdings').optional() })
  .transform((form, context): { holdings: Holdings } | { gift: Gift } => {
    if (form.form) return { holdings: holdingsSchema.parse(form) };
    const amount = readAmount(
      form,
      (field, message) => context.addIssue({ code: 'custom', path: [field], message }),
      'purification',
    );
    if (!amount) return z.NEVER;
    const intent = form.intent === 'cart' ? 'cart' : 'donate';
    return { gift: { amount, intention: null, interval: 'once', intent } };
  });

type TypedRow = z.output<typeof rowSchema>;

/** Keeps the id of each row. A row without a unique id gets the next free one. */
function rowsFrom(rows: readonly TypedRow[]): Row[] {
  return rows.reduce<Row[]>((before, row) => {
    const subject = idSchema.safeParse(row?.subject);
    if (!row || !subject.success) return before;
    const wanted = /^\d{1,6}$/.test(row.id ?? '') ? Number(row.id) : 0;
    const isOwn = wanted > 0 && before.every(({ id }) => id !== wanted);
    const { period = '', count = '' } = row;
    return [
      ...before,
      { id: isOwn ? wanted : nextId(before), subject: subject.data, period, count },
    ];
  }, []);
}

export function nextId(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

function intentFrom(sent: string): Intent {
  const [verb, of = ''] = sent.split('.');
  if (verb === 'add' && idSchema.safeParse(of).success) return { do: 'add', subject: of };
  if (verb === 'remove' && /^\d{1,6}$/.test(of)) return { do: 'remove', row: Number(of) };
  return { do: verb === 'search' || verb === 'donate' || verb === 'cart' ? verb : 'work' };
}
