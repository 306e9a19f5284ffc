/** The options of a select: an empty one, when the choice may be missing, and the values with their texts. */
import type { InLanguage } from '#web/charity/localise';
import { LOCALE_NAMES, LOCALES } from '#domain/locales';

/** `language` is that of the text, when it is not the page's. */
export type Option = InLanguage & { value: string; text: string };

type Props = { options: readonly Option[]; /** The text of the empty option. */ empty?: string };

export function Options({ options, empty }: Props) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, text, language }) => (
        <option key={value} value={value} {...language}>
          {text}
        </option>
      ))}
    </>
  );
}

/** The languages of the site, each with its own name. */
export function LocaleOptions() {
  return LOCALES.map((locale) => (
    <option key={locale} value={locale} lang={locale}>
      {LOCALE_NAMES[locale]}
    </option>
  ));
}
