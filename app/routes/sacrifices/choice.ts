/** How many of a sacrifice one form can ask for. */
import { leftOf, type Limit } from '#domain/offerings';

/** As many as one animal has shares: whoever wants more sends the form again. */
export const MOST_AT_ONCE = 7;

/** @returns 1, 2, … as far as there are so many; one at least, for a form that is open while the last goes */
export function choicesOf(limit: Limit | null): number[] {
  const most = Math.max(1, Math.min(MOST_AT_ONCE, limit ? leftOf(limit) : MOST_AT_ONCE));
  return Array.from({ length: most }, (_, at) => at + 1);
}

export function nameField(index: number): string {
  return `names[${index}]`;
}
