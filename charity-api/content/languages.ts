/** Checks that all texts of a content file have the same languages, so that no page mixes languages. */
import { LOCALES, type Locale } from '#domain/locales';
import type { Source } from './source';

/** A text of a file, and the languages that it has. */
export type TextInFile = { source: Source; languages: readonly Locale[] };

/**
 * Reports each text that lacks a language which another text of the file has. Omitted fields are ignored.
 * @param texts the texts of one file, in the order of the file
 */
export function reportMissingLanguages(texts: readonly TextInFile[]): void {
  for (const language of LOCALES) {
    const example = texts.find(({ languages }) => languages.includes(language));
    if (!example) continue;
    for (const { source, languages } of texts)
      if (!languages.includes(language))
        source.reportLanguage(
          `${language} is missing. ${example.source.field} (line ${example.source.line}) has it, and all texts of a file have the same languages.`,
          language,
        );
  }
}
