/** One gift to several repairs: how it is shared among them, in the order of their need, to the last baisa. */
import { money, type Money } from '../money';

/** What a repair still needs. */
export type Need = { id: string; left: Money };
export type Portion = { id: string; amount: Money };

/**
 * tooMuch: `nearest` is all that they need together. unfit: some repair would be left with less than the least that
 * can be given; `nearest` is the next larger amount that can be shared.
 */
export type Spread =
  { ok: true; portions: Portion[] } | { ok: false; problem: 'tooMuch' | 'unfit'; nearest: Money };

/** Whole amounts from one to another, both included. */
type Span = readonly [from: number, to: number];

/**
 * Each repair in turn gets as much as it can take, so that all is given and no portion is below the least, unless it
 * completes its repair. Where the last would get too little, an earlier one leaves it some.
 * @param needs in the order of their need, all in the currency of the amount
 */
export function spread(amount: Money, needs: readonly Need[], least: Money): Spread {
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
    const portion = mostOf(choices[at]!, reachable[at + 1]!, rest);
    if (portion > 0) portions.push({ id, amount: money(portion, amount.currency) });
    rest -= portion;
  }
  return { ok: true, portions };
}

/** What a single repair can be given: nothing, all of the little that is left of it, or anything from the least on. */
function choicesOf(left: number, least: number): Span[] {
  if (left <= 0) return [[0, 0]];
  return [
    [0, 0],
    [Math.min(least, left), left],
  ];
}

/** At each place the sums that can be shared among the repairs from there on; at the end, nothing. */
function sumsFromEach(choices: readonly Span[][]): Span[][] {
  const sums: Span[][] = [[[0, 0]]];
  for (const own of [...choices].reverse()) {
    const after = sums[0]!;
    sums.unshift(joined(own.flatMap(([a, b]) => after.map(([c, d]): Span => [a + c, b + d]))));
  }
  return sums;
}

/** The same amounts in as few spans as possible, in order. */
function joined(spans: Span[]): Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

function isWithin(spans: readonly Span[], amount: number): boolean {
  return spans.some(([from, to]) => from <= amount && amount <= to);
}

function nextWithin(spans: readonly Span[], amount: number): number | undefined {
  const span = spans.find(([, to]) => to >= amount);
  return span && Math.max(span[0], amount);
}

/** The most that can be taken of `rest` by one of the choices, so that what remains is one of `after`. */
function mostOf(choices: readonly Span[], after: readonly Span[], rest: number): number {
  const possible = choices.flatMap(([from, to]) =>
    after.flatMap(([low, high]) => {
      const most = Math.min(to, rest - low);
      return most >= Math.max(from, rest - high) ? [most] : [];
    }),
  );
  return Math.max(...possible);
}
