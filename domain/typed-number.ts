/** Reading a number or a count that a person typed, by the two ways to write one: 1,234.5 and 1.234,5. */
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

/** A separator groups the digits only when three of them follow, and all groups have the same one. */
const COUNT = /^(?:\d+|[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*)$/;

/**
 * Returns a whole number, written as "1000", "1,000", "1.000" or "1 000": a count has no decimals, so these can only be
 * a thousand. Returns null for any other text, such as "2.5", "12.0" and "١٫٠٠٠" (the Arabic decimal separator).
 */
export function readCount(text: string): number | null {
  if (text.includes('٫')) return null;
  const typed = westernDigits(text).replaceAll('،', ',').trim();
  return COUNT.test(typed) ? Number(typed.replace(/[., ]/g, '')) : null;
}
