/** Parses the wealth that a donor typed: each line as exact numbers, or the error of each field. */
import { ZERO, type Exact } from '../numbers/exact';
import type { Currency } from '../money';
import { readFigure, readSum, type ReportFieldError } from './figure';
import { KINDS, MAX_LINES, PURITIES, type Kind, type Metal } from './kinds';
import type { Figures, Rulings } from './settings';
import { countLines, isBlank, isMetal, type Row, type Typed } from './typed';

/** `at`: index within its kind, from 0. */
export type Entry =
  | { kind: 'cash' | 'debts'; at: number; amount: Exact }
  | { kind: Metal; at: number; grams: Exact; parts: number; isWorn: boolean }
  | { kind: 'stocks' | 'funds'; at: number; name: string; count: Exact; holding: Shares };

export type Shares =
  | { held: 'trade' | 'keep'; price: Exact }
  /** Zakat of one share, as the company publishes it. */
  | { held: 'published'; zakat: Exact }
  | { held: 'paid' };

type Wealth = { entries: readonly Entry[]; own: Record<Metal, Exact | null> };

/** Maps a field ("gold.0.grams"; '' for the whole form) to a key of locales/<language>/errors.json. */
export type Problems = Readonly<Record<string, string>>;

export type Read = { ok: true; wealth: Wealth } | { ok: false; problems: Problems };

type Context = { currency: Currency; rulings: Rulings; complain: ReportFieldError };

/** Parses all lines and prices. Returns the errors of all fields together. */
export function readWealth(typed: Typed, { currency, prices }: Figures, rulings: Rulings): Read {
  const problems: Record<string, string> = {};
  const complain = (field: string, key: string) => void (problems[field] = key);
  const context: Context = { currency, rulings, complain };
  if (countLines(typed) > MAX_LINES) complain('', 'zakat.tooManyLines');
  // The form offers only known options, so this request was manipulated or comes from a page of an older release.
  if (typed.unknownChoices.length > 0) complain('', 'form.changed');
  const entries = KINDS.flatMap((kind) =>
    typed.rows[kind].flatMap((row, at) =>
      isBlank(row) || (kind === 'debts' && !rulings.debtsCount)
        ? []
        : entryOf(kind, at, row, context),
    ),
  );
  const ownPrice = (metal: Metal) => {
    const field = `own.${metal}`;
    const text = typed.own[metal].trim();
    const isNeeded = typed.nisab === metal || entries.some(({ kind }) => kind === metal);
    if (text === '') {
      if (isNeeded && typeof prices[metal] === 'string') complain(field, 'zakat.priceNeeded');
      return null;
    }
    const price = readFigure(text, field, complain);
    if (price?.top === 0n) complain(field, 'zakat.notANumber');
    return price;
  };
  const own = { gold: ownPrice('gold'), silver: ownPrice('silver') };
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, wealth: { entries, own } };
}

function entryOf(kind: Kind, at: number, row: Row, context: Context): Entry {
  const { complain, currency } = context;
  const name = (field: string) => `${kind}.${at}.${field}`;
  const read = (field: string) => readFigure(row[field] ?? '', name(field), complain) ?? ZERO;
  if (kind === 'cash' || kind === 'debts') {
    return { kind, at, amount: readSum(row.amount ?? '', currency, name('amount'), complain) };
  }
  if (isMetal(kind)) {
    const parts = Number(row.parts) || PURITIES[kind].whole;
    return { kind, at, grams: read('grams'), parts, isWorn: row.use === 'wearing' };
  }
  const count = read('count');
  const holding = holdingOf(row.held, read, context);
  return { kind, at, name: (row.name ?? '').trim(), count, holding };
}

function holdingOf(
  held: string | undefined,
  read: (field: string) => Exact,
  { rulings }: Context,
): Shares {
  if (held === 'paid') return { held };
  if (held === 'keep' && rulings.shares.keep === 'published') {
    return { held: 'published', zakat: read('published') };
  }
  return { held: held === 'trade' ? held : 'keep', price: read('price') };
}
