/** Parses typed numbers and counts in both common notations: 1,234.5 and 1.234,5. */
import { westernDigits } from './digits';

/** Digits without separators: `1,234.50` is `{ whole: '1234', decimals: '50' }`. At most one of the two is empty. */
export type TypedNumber = { whole: string; decimals: string };

/** A number in groups of thousands. The first group does not begin with a zero: "0,500" is one half, not 500. */
const grouped = (separator: string) => `[1-9]\\d{0,2}(?:${separator}\\d{3})`;

/** The notation of the site. A comma before three digits groups thousands, so "1,234" is more than a thousand. */
const DOT_DECIMAL = new RegExp(`^(\\d+|${grouped(',')}+|${grouped(' ')}+)?(?:\\.(\\d*))?$`);
/**
 * The Turkish and Indonesian notation. Tried second, so that a comma that can group thousands is not a decimal comma.
 */
const COMMA_DECIMAL = new RegExp(`^(\\d+|${grouped('\\.')}+|${grouped(' ')}+)?,(\\d+)$`);
/** Two or more dots group thousands. */
const DOT_GROUPS = new RegExp(`^(${grouped('\\.')}{2,})()$`);

/** Returns null when the text is not a number, or has a sign or an exponent. */
export function readNumber(text: string): TypedNumber | null {
  // Arabic keyboards have the Arabic comma on the key of the Latin comma.
  const typed = westernDigits(text).replaceAll('،', ',').trim();
  const match = DOT_DECIMAL.exec(typed) ?? COMMA_DECIMAL.exec(typed) ?? DOT_GROUPS.exec(typed);
  if (!match) return null;
  const whole = (match[1] ?? '').replace(/[., ]/g, '');
  const decimals = match[2] ?? '';
  return whole === '' && decimals === '' ? null : { whole, decimals };
}

/** Returns a number in the form of content files, such as "1250.5". Returns null for the same texts as readNumber. */
export function plainNumber(text: string): string | null {
  const read = readNumber(text);
  return read && (read.whole || '0') + (read.decimals ? `.${read.decimals}` : '');
}

/** A separator groups digits only when three digits follow it, and when all separators in the number are equal. */
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
