/** Exact fractions, for calculations with several steps and one rounding: metal prices, amounts per share, purity. */

/** top / bottom, in lowest terms; the bottom is greater than zero. */
export type Exact = { readonly top: bigint; readonly bottom: bigint };

/** Limits the digits before and after the dot of an accepted decimal. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,12}))?$/;

/**
 * Parses a decimal into an exact fraction.
 * @param decimal "0.0850", or a non-negative integer
 * @throws RangeError when it is not a decimal, is negative or has too many digits
 */
export function exact(decimal: string | number): Exact {
  const match = DECIMAL.exec(String(decimal));
  if (!match) throw new RangeError(`not a decimal: ${decimal}`);
  const decimals = match[2] ?? '';
  return fraction(BigInt(match[1]! + decimals), 10n ** BigInt(decimals.length));
}

/** @throws RangeError when the bottom is zero */
export function fraction(top: bigint, bottom: bigint): Exact {
  if (bottom === 0n) throw new RangeError('divided by zero');
  const sign = bottom < 0n ? -1n : 1n;
  const common = divisor(top < 0n ? -top : top, bottom * sign) || 1n;
  return { top: (sign * top) / common, bottom: (sign * bottom) / common };
}

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export const ZERO: Exact = { top: 0n, bottom: 1n };

export function plus(a: Exact, b: Exact): Exact {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

export function product(...factors: readonly Exact[]): Exact {
  return factors.reduce((a, b) => fraction(a.top * b.top, a.bottom * b.bottom), exact(1));
}

/** @throws RangeError when `b` is zero */
export function divide(a: Exact, b: Exact): Exact {
  return fraction(a.top * b.bottom, a.bottom * b.top);
}

/** Returns -1 when a is less than b, 0 when they are equal, and 1 when a is greater. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds to the nearest integer (half up), or up to the next integer. */
export function roundToInteger(
  { top, bottom }: Exact,
  rounding: 'nearest' | 'up' = 'nearest',
): bigint {
  const floor = top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom);
  const rest = top - floor * bottom;
  const roundsUp = rounding === 'up' ? rest > 0n : rest * 2n >= bottom;
  return floor + (roundsUp ? 1n : 0n);
}

/** Formats for display, rounded half up, without trailing zeros: "148.75". Not for further calculations. */
export function decimalText(value: Exact, decimals: number): string {
  const scaled = roundToInteger(product(value, exact(String(10n ** BigInt(decimals)))));
  const sign = scaled < 0n ? '−' : '';
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const text = `${digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(at)}`;
  return sign + text.replace(/\.?0*$/, '');
}
