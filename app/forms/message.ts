/** What is said about a form: keys of locales/<language>/errors.json, with the values of their placeholders. */
import { MAXIMUM_AMOUNT } from '#domain/constants';
import { formatNumber } from '#domain/numbers';
import type { Params, Translate } from '../i18n/translate';

/** Zod and FormProblem hold a message as text, so the values are written behind the key: "gift.atMost?count=7". */
export function messageWith(key: string, values: Record<string, number>): string {
  const written = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `${key}?${written.join('&')}`;
}

/** Returns null for a text that is no message of ours, such as what zod says by itself. */
export function readMessage(text: string): { key: string; values: Params } | null {
  const match = /^([a-z][\w.]*)(?:\?([\w=&]+))?$/i.exec(text);
  if (!match) return null;
  const values = [...new URLSearchParams(match[2])].map(([name, value]) => [name, Number(value)]);
  return { key: match[1]!, values: Object.fromEntries(values) as Params };
}

/** The limits that any message may name. */
const LIMITS: Params = { maximum: formatNumber(MAXIMUM_AMOUNT) };

/** What zod says by itself ("Invalid input") is for developers: donors read a general message instead. */
export function translateMessage(text: string, t: Translate): string {
  const message = readMessage(text);
  return t(`errors:${message?.key ?? 'invalid'}`, { ...LIMITS, ...message?.values });
}
