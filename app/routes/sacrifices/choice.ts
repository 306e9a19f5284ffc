/** How many of a sacrifice one form can ask for. */
import { leftOf, type Limit } from '#domain/offerings';

/** As many as one animal has shares: whoever wants more sends the form again. */
export const MOST_AT_ONCE = 7;

/**
 * @param chosen stays, with its names, though fewer are left meanwhile: that is said when the form is sent
 * @returns 1, 2, … as far as there are so many
 */
export function choicesOf(limit: Limit | null, chosen: number): number[] {
  const left = limit ? leftOf(limit) : MOST_AT_ONCE;
  const most = Math.min(MOST_AT_ONCE, Math.max(chosen, left));
  return Array.from({ length: most }, (_, at) => at + 1);
}

export function nameField(index: number): string {
  return `names[${index}]`;
}
