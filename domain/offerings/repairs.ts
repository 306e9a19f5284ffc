/** Splits one gift among several repairs, in order of priority, to the baisa. */
import { money, type Money } from '../money';

/** A repair and its remaining balance. */
export type RepairBalance = { id: string; left: Money };
export type Portion = { id: string; amount: Money };

/**
 * tooMuch: `nearest` is the sum of all balances. unfit: no split gives every repair at least the minimum; `nearest` is
 * the next larger amount that can be split.
 */
export type SplitResult =
  { ok: true; portions: Portion[] } | { ok: false; problem: 'tooMuch' | 'unfit'; nearest: Money };

/** A range of integer amounts, both ends included. */
type AmountRange = readonly [from: number, to: number];

/**
 * Gives each repair in turn as much as possible. The whole amount is split, and each portion is at least the minimum or
 * completes its repair. When the last portion would be below the minimum, an earlier one is reduced.
 * @param needs in order of priority, all in the currency of the amount
 * @param least the minimum of one portion
 */
export function spread(amount: Money, needs: readonly RepairBalance[], least: Money): SplitResult {
  const choices = needs.map(({ left }) => choicesOf(left.minor, least.minor));
  const reachable = sumsFromEach(choices);
  const inAll = money(
    needs.reduce((sum, { left }) => sum + left.minor, 0),
    amount.currency,
  );
  if (amount.minor > inAll.minor) return { ok: false, problem: 'tooMuch', nearest: inAll };
  if (amount.minor <= 0 || !isWithin(reachable[0]!, amount.minor)) {
    const next = nextWithin(reachable[0]!, Math.max(1, amount.minor)) ?? inAll.minor;
    return { ok: false, problem: 'unfit', nearest: money(next, amount.currency) };
  }
  const portions: Portion[] = [];
  let rest = amount.minor;
  for (const [at, { id }] of needs.entries()) {
    const portion = largestPortion(choices[at]!, reachable[at + 1]!, rest);
    if (portion > 0) portions.push({ id, amount: money(portion, amount.currency) });
    rest -= portion;
  }
  return { ok: true, portions };
}

/** Returns the amounts that one repair accepts: 0, its whole balance, or any amount from the minimum to the balance. */
function choicesOf(left: number, least: number): AmountRange[] {
  if (left <= 0) return [[0, 0]];
  return [
    [0, 0],
    [Math.min(least, left), left],
  ];
}

/**
 * Returns, for each index, the sums that can be split among the repairs from that index on. The last entry is 0 only.
 */
function sumsFromEach(choices: readonly AmountRange[][]): AmountRange[][] {
  const sums: AmountRange[][] = [[[0, 0]]];
  for (const own of [...choices].reverse()) {
    const after = sums[0]!;
    sums.unshift(
      mergeRanges(own.flatMap(([a, b]) => after.map(([c, d]): AmountRange => [a + c, b + d]))),
    );
  }
  return sums;
}

/** Merges adjacent and overlapping ranges, sorted. */
function mergeRanges(spans: AmountRange[]): AmountRange[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

function isWithin(spans: readonly AmountRange[], amount: number): boolean {
  return spans.some(([from, to]) => from <= amount && amount <= to);
}

function nextWithin(spans: readonly AmountRange[], amount: number): number | undefined {
  const span = spans.find(([, to]) => to >= amount);
  return span && Math.max(span[0], amount);
}

/** Returns the largest portion of `rest` that is in `choices` and leaves a remainder in `after`. */
function largestPortion(
  choices: readonly AmountRange[],
  after: readonly AmountRange[],
  rest: number,
): number {
  const possible = choices.flatMap(([from, to]) =>
    after.flatMap(([low, high]) => {
      const most = Math.min(to, rest - low);
      return most >= Math.max(from, rest - high) ? [most] : [];
    }),
  );
  return Math.max(...possible);
}
