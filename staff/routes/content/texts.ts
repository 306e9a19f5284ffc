/** Texts about content: titles of records, names of kinds and fields, and people. */
import { useLocale } from '#app/i18n/locale';
import { useText } from '#app/i18n/strings';
import type { Translate } from '#app/i18n/translate';
import type { Person } from '#contract/staff/content';
import { LOCALES, type Locale } from '#domain/locales';

/** The name of the field with the language of the texts in a form, and of the same parameter in its URL. */
export const LANGUAGE_FIELD = 'language';

export type Texts = Partial<Record<Locale, string>>;

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  ...{ en: 'English', ar: 'العربية', tr: 'Türkçe', id: 'Bahasa Indonesia' },
};

/** Returns the text in the language of the member, or in the first language that has it; '' without any. */
export const textIn = (texts: Texts, locale: Locale): string =>
  [locale, ...LOCALES].map((one) => texts[one]?.trim() ?? '').find(Boolean) ?? '';

/** Returns the title of a record: its own, the name of its kind, or its id. */
export function recordTitle(
  { kind, id, title, isSingle }: { kind: string; id: string; title: Texts; isSingle: boolean },
  { locale, t }: { locale: Locale; t: Translate },
): string {
  return isSingle ? t(`content-fields:kinds.${kind}`) : textIn(title, locale) || id;
}

/** Returns functions that name fields and people in the language of the member. */
export function useNames() {
  const t = useText('staff-content');
  const locale = useLocale();
  return {
    fieldName: (name: string) => t(`content-fields:fields.${name}`),
    choiceName: (value: string) => t(`content-fields:choices.${value}`),
    personName: ({ kind, name }: Person) => (kind === 'member' ? name : t(`by.${kind}`)),
    titleIn: (title: Texts, id: string) => textIn(title, locale) || id,
  };
}
