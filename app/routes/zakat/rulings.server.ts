/** Reads the rulings of the charity's board on zakat from the settings. Without them the calculator is unavailable. */
import * as z from 'zod';
import { instantSchema } from '#contract/common';
import { HOLDINGS, METALS, type Rulings } from '#domain/zakat';
import { readSettings } from '#web/charity/settings.server';
import type { Visitor } from '../../visitor/visitor.server';

/** A decimal number above zero. */
const decimal = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/)
  .refine((text) => /[1-9]/.test(text));
const valued = <Value extends z.ZodType>(value: Value) => z.object({ value });

const settings = z.object({
  NISAB_GRAMS: valued(z.object({ gold: decimal, silver: decimal })),
  NISAB_METAL: valued(z.enum(METALS)),
  RATES: valued(z.object({ lunar: decimal, solar: decimal })),
  SHARES: valued(
    z.object({
      usual: z.enum(HOLDINGS),
      keep: z.enum(['proxy', 'published']),
      proxy: decimal,
    }),
  ),
  WORN_JEWELLERY_COUNTS: valued(z.boolean()),
  DEBTS_ARE_TAKEN_AWAY: valued(z.boolean()),
  /** Text in the visitor's language. */
  AUTHORITY: valued(z.string().min(1)),
  RULED_AT: valued(instantSchema),
});

/** Returns null when the settings are unavailable or incomplete. */
export async function readRulings({ charity }: Pick<Visitor, 'charity'>): Promise<Rulings | null> {
  const set = await readSettings(charity, 'ZAKAT', settings);
  return (
    set && {
      nisab: { ...set.NISAB_GRAMS.value, usual: set.NISAB_METAL.value },
      rates: set.RATES.value,
      shares: set.SHARES.value,
      wornCounts: set.WORN_JEWELLERY_COUNTS.value,
      debtsCount: set.DEBTS_ARE_TAKEN_AWAY.value,
      authority: set.AUTHORITY.value,
      ruledAt: set.RULED_AT.value,
    }
  );
}
