/** The form with what a donor holds: read leniently, since each row says by itself what is wrong with it. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { giftFields, readAmount, type Gift } from '../../giving/schema.server';
import type { Row } from './worked-out';

/** Whatever it is, it goes back as it was typed; what is longer than any of it was typed by no donor. */
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
  /** What was searched for when the page was made. */
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
    // Enter in the search field presses the button that works out.
    intent: intentFrom(intent === 'work' && search !== searched ? 'search' : intent),
  }));

export type Holdings = z.output<typeof holdingsSchema>;
export type Intent =
  | { do: 'work' | 'search' | 'donate' | 'cart' }
  | { do: 'add'; subject: string }
  | { do: 'remove'; row: number };

/** The page of purification has two forms: what one holds, or an amount that one knows. */
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

/** Each row keeps the number it has; one without a number of its own is given the next. */
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
