/** The intentions of a gift, and which of them are obligations. */

/** Lines with different intentions are stored, subtotalled and spent separately. */
export const INTENTIONS = [
  'sadaqa',
  'zakat',
  'waqf',
  'kafara',
  'sacrifice',
  'purification',
] as const;
export type Intention = (typeof INTENTIONS)[number];

/** Gifts that a donor owes. They are rounded up, so that the duty is met, and have no minimum amount. */
const OBLIGATIONS: readonly Intention[] = ['zakat', 'kafara', 'purification'];

export function isObligation(intention: Intention): boolean {
  return OBLIGATIONS.includes(intention);
}

/** Returns false for intentions that no text may call a donation: obligations, and sacrifices, which may be one. */
export function isDonation(intention: Intention): boolean {
  return intention === 'sadaqa' || intention === 'waqf';
}

/** Rounding direction for an amount with these intentions: up if one of them is an obligation. */
export function roundingOf(intentions: readonly Intention[]): 'nearest' | 'up' {
  return intentions.some(isObligation) ? 'up' : 'nearest';
}
