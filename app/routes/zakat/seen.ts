/** What the button of the calculator's result gave when it was pressed. */
import type { Zakat } from '#domain/zakat';

export function seenOf({ due, currency }: Pick<Zakat, 'due' | 'currency'>): string {
  return `${due.minor} ${currency}`;
}
