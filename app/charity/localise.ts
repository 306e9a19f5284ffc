/** Reduces responses of the charity API to one language: replaces each multilingual text by the visitor's language. */
import { LOCALES, textIn, type Locale, type LocalisedText } from '#domain/locales';

/** A contract type with each text in every language replaced by a plain string. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

/** Replaces each object that has a text in every language by the text in `locale`, at any depth. */
export function localise<T>(value: T, locale: Locale): Localised<T> {
  return deep(value, locale) as Localised<T>;
}

function deep(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return textIn(value, locale);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, deep(inner, locale)]),
  );
}

function isText(value: object): value is LocalisedText {
  return (
    Object.keys(value).length === LOCALES.length &&
    LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
  );
}
