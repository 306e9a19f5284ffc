/** Which numbers of months a child's form offers, and the day on which each of them ends. */
import { MAX_UNITS } from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { readCount } from '#domain/numbers/typed';

const OFFERED = [3, 6, 12];

/** None beyond what is left; of less than the least that is offered, all of it. */
export function choicesOf(left: number): number[] {
  const within = OFFERED.filter((months) => months <= left);
  return within.length > 0 || left === 0 ? within : [left];
}

/** Months follow one another to the last that can be given, so the end is counted back from there. */
export function endOf(months: number, { left, last }: { left: number; last: string }): string {
  return addMonths(last, months - left);
}

/** A number as it stands in a field; null while it is none. */
export function readMonths(text: string): number | null {
  const months = readCount(text) ?? 0;
  return months >= 1 && months <= MAX_UNITS ? months : null;
}
