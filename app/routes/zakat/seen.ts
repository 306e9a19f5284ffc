/** Defines the hidden `seen` field of the calculator: the amount that the donor saw on the page. */
import type { Zakat } from '#domain/zakat';

/** Returns minor units and currency, such as "168550 OMR". The server rejects a gift when they have changed. */
export function zakatAmountToken({ due, currency }: Pick<Zakat, 'due' | 'currency'>): string {
  return `${due.minor} ${currency}`;
}
