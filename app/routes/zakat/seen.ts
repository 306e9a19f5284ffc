/** Value that the give button sends, so that the server can reject a gift when the amount has changed. */
import type { Zakat } from '#domain/zakat';

export function seenOf({ due, currency }: Pick<Zakat, 'due' | 'currency'>): string {
  return `${due.minor} ${currency}`;
}
