/** The time that an adult needs to read a text. */
import { LOCALES, type Locale, type LocalisedText } from './locales';

/**
 * Words that adults read in a minute. Source: Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST", Investigative Ophthalmology & Visual Science 53 (2012)
 * 5452–5461, https://doi.org/10.1167/iovs.11-8284. They read aloud, so that silent readers do not need longer.
 * Indonesian is not among its 17 languages and has their mean.
 */
export const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = {
  en: 228,
  ar: 138,
  tr: 166,
  id: 184,
};

/** Vowel marks and apostrophes are inside words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’-]*/gu;

/**
 * Returns whole minutes, at least 1: the longest time of all languages, because a page shows the same number in each.
 * @param text plain text without HTML
 */
export function readingMinutes(text: LocalisedText): number {
  const minutes = LOCALES.map(
    (locale) => (text[locale].match(WORD)?.length ?? 0) / WORDS_PER_MINUTE[locale],
  );
  return Math.max(1, Math.round(Math.max(...minutes)));
}
