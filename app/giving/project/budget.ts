/** Calculates the percentages of a campaign's budget rows. */
import type { Money } from '#domain/money';

/**
 * Returns whole percentages that add up to 100 (largest remainder method): each is rounded down, and the remaining
 * points go to the rows with the largest fractions. Returns zeros when the total is zero.
 */
export function calculateShares(amounts: readonly Pick<Money, 'minor'>[]): number[] {
  const total = amounts.reduce((sum, { minor }) => sum + minor, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map(({ minor }) => (minor / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, at) => ({ at, lost: share - shares[at]! }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at);
  for (const { at } of byLoss.slice(0, missing)) shares[at]! += 1;
  return shares;
}
