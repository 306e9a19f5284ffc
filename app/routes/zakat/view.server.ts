/** Loads the data of the calculator: rulings of the charity's board, metal prices and exchange rates. */
import * as z from 'zod';
import { instantSchema } from '#contract/common';
import type { MetalPrice } from '#contract/zakat';
import {
  type Figures,
  HOLDINGS,
  type Metal,
  METALS,
  type PublishedPrice,
  type Rulings,
} from '#domain/zakat';
import { fallbackOnOutage, type Localised } from '#web/charity/results';
import { readSettings } from '#web/charity/settings.server';
import { filterFreshRates, type Rate } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';

export type Calculator = { figures: Figures; rulings: Rulings };

/** @returns null when the rulings are not available: without them, the calculator calculates nothing */
export async function calculatorOf(visitor: Visitor): Promise<Calculator | null> {
  const [rulings, figures] = await Promise.all([readRulings(visitor), readFigures(visitor)]);
  return rulings && { figures, rulings };
}

/**
 * Fetches metal prices as published, with the exchange rate that converts them to the visitor's currency.
 *
 * Prices that are unavailable become `noPrice` or `noRate`. The donor can type an own price then.
 */
async function readFigures({ charity, currency }: Visitor): Promise<Figures> {
  const [{ data: published }, rates] = await Promise.all([
    charity.call('metals').catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
    charity.call('currencies').then(
      ({ data }) => filterFreshRates(data, new Date()),
      (error: unknown) => fallbackOnOutage(error, []),
    ),
  ]);
  const priceOf = (metal: Metal): PublishedPrice | 'noPrice' | 'noRate' => {
    const price = published.find((one) => one.metal === metal);
    if (!price || Number(price.pricePerGram) === 0) return 'noPrice';
    const conversion = price.currency === currency ? null : ratesBetween(price, currency, rates);
    return conversion === undefined ? 'noRate' : pricedBy(price, conversion);
  };
  return { currency, prices: { gold: priceOf('gold'), silver: priceOf('silver') } };
}

function pricedBy(
  { pricePerGram, currency, at, source }: Localised<MetalPrice>,
  rates: PublishedPrice['rates'],
): PublishedPrice {
  return { perGram: pricePerGram, currency, at, source, rates };
}

/** Rates are relative to OMR, so date and source are those of the currency that is not OMR. */
function ratesBetween(
  { currency: from }: Localised<MetalPrice>,
  to: string,
  rates: readonly Rate[],
): NonNullable<PublishedPrice['rates']> | undefined {
  const rateOf = (currency: string) => rates.find((rate) => rate.currency === currency);
  const [here, there] = [rateOf(from), rateOf(to)];
  if (!here || !there) return undefined;
  const { at, source } = to === 'OMR' ? here : there;
  return { from: here.rate, to: there.rate, at, source };
}

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

/**
 * Reads the rulings of the charity's board on zakat from the settings. Without them the calculator is unavailable.
 *
 * Returns null when the settings are unavailable or incomplete.
 */
async function readRulings({ charity }: Pick<Visitor, 'charity'>): Promise<Rulings | null> {
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
