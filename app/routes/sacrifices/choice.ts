/** Numbers of shares or animals that one sacrifice form offers, and the names of its name fields. */
import { remainingUnits, type Limit } from '#domain/offerings';

/** An animal has seven shares. A donor who needs more submits the form again. */
export const MAX_PER_FORM = 7;

/**
 * @param chosen stays available when fewer units remain than before, so that the donor keeps the typed names. The
 * action rejects it.
 * @returns 1, 2, … up to the remaining units and MAX_PER_FORM
 */
export function countChoicesFor(limit: Limit | null, chosen: number): number[] {
  const left = limit ? remainingUnits(limit) : MAX_PER_FORM;
  const most = Math.min(MAX_PER_FORM, Math.max(chosen, left));
  return Array.from({ length: most }, (_, at) => at + 1);
}

export function nameField(index: number): string {
  return `names[${index}]`;
}
