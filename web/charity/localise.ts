/**
 * Reduces responses of the charity API to one language: replaces each multilingual text with a string. An object whose
 * texts are not in the visitor's language gets the property `language`.
 */
import {
  contentLanguage,
  languageOf,
  LOCALES,
  textIn,
  type ContentLanguage,
  type Locale,
  type LocalisedText,
} from '#domain/locales';

/** Present when the texts are not in the visitor's language. Components spread it into the element with the text. */
export type InLanguage = { language?: ContentLanguage };

type HasText<T extends object> = [Extract<T[keyof T], LocalisedText | LocalisedText[]>] extends [
  never,
]
  ? unknown
  : InLanguage;

/** A contract type in which each multilingual text is a plain string. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> } & HasText<T>
      : T;

/**
 * Replaces each multilingual text with a string, at any depth. All texts of one object, including those in its lists of
 * texts, get the same language.
 * @param offered the languages of the site in their order
 */
export function localise<T>(
  value: T,
  locale: Locale,
  offered: readonly Locale[] = LOCALES,
): Localised<T> {
  const deep = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(deep);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isText(inner)) return textIn(inner, locale, offered);
    const shown = languageOf(Object.values(inner).flat().filter(isText), locale, offered);
    const inShown = (part: unknown) => (isText(part) ? textIn(part, shown, offered) : deep(part));
    const entries = Object.entries(inner).map(([key, part]): [string, unknown] => [
      key,
      Array.isArray(part) ? part.map(inShown) : inShown(part),
    ]);
    const language = contentLanguage(shown, locale);
    return { ...Object.fromEntries(entries), ...(language && { language }) };
  };
  return deep(value) as Localised<T>;
}

/**
 * Returns the language of an object, to spread into a view that has its texts. Returns no property when the object has
 * none, which would add bytes to the page.
 */
export function languageFrom({ language }: InLanguage): InLanguage {
  return language ? { language } : {};
}

function isText(value: unknown): value is LocalisedText {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === LOCALES.length &&
    LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
  );
}
