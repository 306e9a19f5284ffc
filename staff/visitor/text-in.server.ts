/** Chooses the language of a content text for a member. */
import { config } from '#config';
import { isLocale, shownText, type Locale, type LocalisedText } from '#domain/locales';

/** Returns the text in the member's language, or in the first language of the site that has it. */
export function textIn(text: LocalisedText, locale: Locale): string {
  return shownText(text, locale, config().LOCALES.filter(isLocale)).text;
}
