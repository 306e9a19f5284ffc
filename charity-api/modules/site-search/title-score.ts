/** The score of a title for searches with too many matches, which do not rank the texts. */
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { matches, wordsOf } from '#domain/search/words';

/** A title in another language than the visitor's counts less. */
const OTHER_LANGUAGE = 0.5;

/**
 * Returns the share of a title's words that the search has, from 0 to 1: the best title contains nothing else. Uses the
 * language with the highest score.
 */
export function titleScore(
  title: LocalisedText,
  words: readonly string[],
  visitor: Locale,
): number {
  const scores = LOCALES.map((locale) => {
    const inTitle = wordsOf(title[locale]);
    const found = inTitle.filter(({ forms }) =>
      forms.some((form) => words.some((word) => matches(form, word))),
    );
    const share = inTitle.length === 0 ? 0 : found.length / inTitle.length;
    return locale === visitor ? share : share * OTHER_LANGUAGE;
  });
  return Math.max(...scores);
}
