/** Texts for values that the log and approvals store as codes, amounts, days and instants. */
import type { Translate } from '#web/i18n/translate';
import { APPLICATION_STATES } from '#contract/applications';
import { OWNER_CHANGES } from '#contract/staff/accounts';
import { HANDLINGS } from '#contract/staff/applications';
import { ORDER_FLAGS } from '#contract/staff/gifts';
import { DIFFERENCES, REFUND_REASONS, REJECTION_REASONS } from '#contract/staff/gift-decisions';
import { SUBSCRIBER_STATES } from '#contract/staff/newsletter';
import { commaIn, isLocale, LOCALE_NAMES, type Locale } from '#domain/locales';
import { formatMoney, isCurrency, type Money } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { MONTHLY_STATES, ORDER_STATES } from '#domain/orders';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { STAFF_ROLES } from '#domain/staff/permissions';
import { formatDate, formatDateTime, isDay } from '#domain/time/dates';
import { labelOf, methodKey } from '../gifts/labels';

export type Words = { locale: Locale; t: Translate };

/** Returns the key of the text of a code, or null for an unknown code. */
type KeyOf = (code: string) => string | null;

function codes<Code extends string>(known: readonly Code[], keyOf: (code: Code) => string): KeyOf {
  return (code) => ((known as readonly string[]).includes(code) ? keyOf(code as Code) : null);
}

const firstOf =
  (...all: KeyOf[]): KeyOf =>
  (code) =>
    all.map((keyOf) => keyOf(code)).find((key) => key !== null) ?? null;

/** The codes of each field. */
const KEYS: Record<string, KeyOf> = {
  state: firstOf(
    codes(ORDER_STATES, (state) => `staff-gifts:badge.${labelOf({ state, flag: null }).key}`),
    codes(MONTHLY_STATES, (state) => `staff-monthly:state.${state}`),
    codes(APPLICATION_STATES, (state) => `mail:application.states.${state}`),
  ),
  subscription: codes(SUBSCRIBER_STATES, (state) => `staff-newsletter:states.${state}`),
  flag: codes(ORDER_FLAGS, (flag) => `staff-gifts:flag.${flag}`),
  handling: codes(HANDLINGS, (handling) => `mail:application.handlings.${handling}`),
  method: codes(ORDER_METHODS, methodKey),
  via: codes(['provider', 'bank'], (via) => `staff-approvals:via.${via}`),
  difference: codes(DIFFERENCES, (one) => `staff-gifts:arrival.choices.${one}.title`),
  reason: firstOf(
    codes(REFUND_REASONS, (reason) => `staff-gifts:refund.reasons.${reason}`),
    codes(REJECTION_REASONS, (reason) => `staff-gifts:reject.reasons.${reason}.title`),
  ),
  change: codes(OWNER_CHANGES, (change) => `staff-approvals:change.${change}`),
  roles: codes(STAFF_ROLES, (role) => `staff:roles.${role}`),
  kind: codes(['refund', 'bank', 'erasure', 'owner'], (kind) => `staff-approvals:kind.${kind}`),
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** @param field the name of the field, which determines the meaning of a code; '' when it has no codes */
export function valueText(value: unknown, field: string, words: Words): string {
  const { locale, t } = words;
  if (Array.isArray(value))
    return value.map((one) => valueText(one, field, words)).join(commaIn(locale));
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean')
    return t(value ? 'staff-content:yesNo.yes' : 'staff-content:yesNo.no');
  if (isAmount(value)) return formatMoney(value, locale);
  // Fields of a newer release can have other values.
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'locale' && isLocale(value)) return LOCALE_NAMES[value];
  if (isDay(value)) return formatDate(value);
  if (INSTANT.test(value)) return formatDateTime(value, locale);
  const key = KEYS[field]?.(value) ?? null;
  return key === null ? value : t(key);
}

/** A value of content can be the code of a choice. */
export function contentText(value: unknown, words: Words): string {
  const text = valueText(value, '', words);
  return /^[a-z][\w-]*$/.test(text)
    ? textOr(`content-fields:choices.${text}`, text, words.t)
    : text;
}

/** Returns the fallback when the key has no text. */
export function textOr(key: string, fallback: string, t: Translate): string {
  const text = t(key);
  return text === key ? fallback : text;
}

export function isAmount(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { minor, currency } = value as Partial<Record<keyof Money, unknown>>;
  return typeof minor === 'number' && isCurrency(currency);
}
