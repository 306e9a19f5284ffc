/** Reading a number that a person typed, by the two ways to write one: 1,234.5 and 1.234,5. */
import { westernDigits } from './digits';

/** Digits without grouping: `1,234.50` is `{ whole: '1234', decimals: '50' }`. Either may be empty, not both. */
export type TypedNumber = { whole: string; decimals: string };

/** Thousands in groups. No group begins with a zero: "0,500" is half of one, not five hundred. */
const grouped = (separator: string) => `[1-9]\\d{0,2}(?:${separator}\\d{3})`;

/** As the site writes numbers. A comma followed by three digits groups thousands, so "1,234" is over a thousand. */
const DOT_DECIMAL = new RegExp(`^(\\d+|${grouped(',')}+|${grouped(' ')}+)?(?:\\.(\\d*))?$`);
/** As Turkish and Indonesian write them. Tried second, so that only what cannot be thousands is decimals. */
const COMMA_DECIMAL = new RegExp(`^(\\d+|${grouped('\\.')}+|${grouped(' ')}+)?,(\\d+)$`);
/** Two dots or more cannot be decimals. */
const DOT_GROUPS = new RegExp(`^(${grouped('\\.')}{2,})()$`);

/** Returns null for a text that is no number, or that has a sign or an exponent. */
export function readNumber(text: string): TypedNumber | null {
  // The Arabic comma is on the key where Latin keyboards have theirs.
  const typed = westernDigits(text).replaceAll('،', ',').trim();
  const match = DOT_DECIMAL.exec(typed) ?? COMMA_DECIMAL.exec(typed) ?? DOT_GROUPS.exec(typed);
  if (!match) return null;
  const whole = (match[1] ?? '').replace(/[., ]/g, '');
  const decimals = match[2] ?? '';
  return whole === '' && decimals === '' ? null : { whole, decimals };
}
