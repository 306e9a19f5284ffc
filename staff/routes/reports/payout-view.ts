/** The amount of a difference, for the page and the files. */
import type { Payouts } from '#contract/staff/payouts';
import type { LedgerMoney } from '#domain/money/ledger';

/** Returns what they list minus what we have; null when the currencies differ. */
export function gapOf({
  theirs,
  ours,
}: Pick<Payouts['differences']['data'][number], 'theirs' | 'ours'>): LedgerMoney | null {
  const currency = theirs?.currency ?? ours?.currency;
  if (currency === undefined || (theirs && ours && theirs.currency !== ours.currency)) return null;
  return { minor: (theirs?.minor ?? 0) - (ours?.minor ?? 0), currency };
}
