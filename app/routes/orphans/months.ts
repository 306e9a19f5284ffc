/** Numbers of months that a child's form offers, and the end date of each. */
import { MAX_UNITS } from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { readCount } from '#domain/numbers/typed';

const OFFERED = [3, 6, 12];

/** Returns the offered numbers up to the remaining months, or only the remaining number when it is less than three. */
export function monthChoicesFor(left: number): number[] {
  const within = OFFERED.filter((months) => months <= left);
  return within.length > 0 || left === 0 ? within : [left];
}

/** Returns the end date of the next `months` months, counted back from the end of all remaining months. */
export function endDateOf(months: number, { left, last }: { left: number; last: string }): string {
  return addMonths(last, months - left);
}

/** Reads a typed number of months. Returns null when it is not a whole number from 1 to MAX_UNITS. */
export function readMonths(text: string): number | null {
  const months = readCount(text) ?? 0;
  return months >= 1 && months <= MAX_UNITS ? months : null;
}
