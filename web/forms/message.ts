/** Messages of form errors: keys of locales/<language>/errors.json, with the values of their placeholders. */
import { MAXIMUM_AMOUNT } from '#domain/constants';
import { formatDate, isDay } from '#domain/time/dates';
import { formatNumber } from '#domain/numbers/format';
import type { Params, Translate } from '../i18n/translate';

/**
 * Zod and FormProblem store a message as a string, so the values are appended to the key: "gift.atMost?count=7".
 * @param values numbers, and days such as "2027-01-10", which are formatted like all dates of the site
 */
export function messageWith(key: string, values: Record<string, number | string>): string {
  const written = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `${key}?${written.join('&')}`;
}

/** Returns null for a text that is not a message key, such as zod's default messages. */
export function readMessage(text: string): { key: string; values: Params } | null {
  const match = /^([a-z][\w.]*)(?:\?([\w=&-]+))?$/i.exec(text);
  if (!match) return null;
  const values = [...new URLSearchParams(match[2])].map(([name, value]) => [
    name,
    isDay(value) ? formatDate(value) : Number(value),
  ]);
  return { key: match[1]!, values: Object.fromEntries(values) as Params };
}

/** Placeholders that every message may use. */
const LIMITS: Params = { maximum: formatNumber(MAXIMUM_AMOUNT) };

/** Zod's default messages ("Invalid input") are for developers: donors get a general message instead. */
export function translateMessage(text: string, t: Translate): string {
  const message = readMessage(text);
  return t(`errors:${message?.key ?? 'invalid'}`, { ...LIMITS, ...message?.values });
}
