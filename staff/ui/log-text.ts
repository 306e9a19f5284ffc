/** Texts for the entries of the staff log: person, action, and changed fields. */
import { moneySchema } from '#contract/common';
import type { LogEntry } from '#contract/staff/accounts';
import type { Translate } from '#app/i18n/translate';
import { commaIn, type Locale } from '#domain/locales';
import { formatMoney } from '#domain/money';

/** Returns the name of a member, or the text for a command or for the site. */
export function actorText({ actor }: Pick<LogEntry, 'actor'>, t: Translate): string {
  return actor.kind === 'member' ? actor.name : t(`staff-log:actor.${actor.kind}`);
}

/** The key of the text of an action: `order.confirmed` has the key `did.order-confirmed`. */
export function actionKey(action: string): string {
  return `staff-log:did.${action.replaceAll('.', '-')}`;
}

/** Returns the text of an action, or its name when there is no text, as for an action of a newer release. */
export function actionText({ action }: Pick<LogEntry, 'action'>, t: Translate): string {
  const key = actionKey(action);
  const text = t(key);
  return text === key.slice('staff-log:'.length) ? action : text;
}

export type Change = { field: string; before: string | null; after: string | null };

/** Returns the changed fields with their values before and after, as short texts. */
export function changesOf(
  { before, after }: Pick<LogEntry, 'before' | 'after'>,
  locale: Locale,
): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: shown(before?.[field], locale),
    after: shown(after?.[field], locale),
  }));
}

/** Maximum number of characters of a value in a line of the log. */
const MAX_LENGTH = 200;

function shown(value: unknown, locale: Locale): string | null {
  if (value === undefined || value === null) return null;
  const text = textOf(value, locale);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => textOf(one, locale)).join(commaIn(locale));
  const amount = moneySchema.safeParse(value);
  return amount.success ? formatMoney(amount.data, locale) : JSON.stringify(value);
}
