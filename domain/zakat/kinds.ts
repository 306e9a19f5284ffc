/** Kinds of wealth that are assessed for zakat, and the form fields of each. */

export const KINDS = ['cash', 'gold', 'silver', 'stocks', 'funds', 'debts'] as const;
export type Kind = (typeof KINDS)[number];

export const METALS = ['gold', 'silver'] as const;
export type Metal = (typeof METALS)[number];

export const otherThan = (metal: Metal): Metal => (metal === 'gold' ? 'silver' : 'gold');

export const YEARS = ['lunar', 'solar'] as const;
export type Year = (typeof YEARS)[number];

/** Purity: parts of pure gold in 24 (carat), and of pure silver in 1,000, as stamped on jewellery. */
export const PURITIES = {
  gold: { whole: 24, parts: [24, 22, 21, 18, 14, 9] },
  silver: { whole: 1_000, parts: [999, 925, 900, 800] },
} as const satisfies Record<Metal, { whole: number; parts: readonly number[] }>;

export const USES = ['saving', 'wearing'] as const;

/** trade: held for resale. keep: held as a long-term investment. paid: the company itself pays the zakat. */
export const HOLDINGS = ['trade', 'keep', 'paid'] as const;
export type Holding = (typeof HOLDINGS)[number];

const SUM = ['amount'] as const;
const METAL = ['grams', 'parts', 'use'] as const;
const SHARES = ['name', 'count', 'price', 'published', 'held'] as const;

export const FIELDS = {
  cash: SUM,
  gold: METAL,
  silver: METAL,
  stocks: SHARES,
  funds: SHARES,
  debts: SUM,
} as const satisfies Record<Kind, readonly string[]>;

/** Text fields. A row in which all of these are empty is ignored, whatever its selects contain. */
export const TEXT_FIELDS: readonly string[] = [
  'amount',
  'grams',
  'name',
  'count',
  'price',
  'published',
];

/** Maximum number of lines of all kinds together. */
export const MAX_LINES = 40;
