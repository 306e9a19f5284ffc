/** Text as it is compared in a search: without case, accents, vowel marks and the letter forms that people mix up. */

const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** The article and the conjunctions and prepositions that are written onto it: والمياه and بالمياه are مياه. */
const ARTICLE = /^[وفبك]?(?:ال|لل)(?=[\u0621-\u064a]{2})/;

/** Lower case, without accents, tatweel and vowel marks, with one form for each letter. */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(FOLDED, (letter) => LETTERS[letter]!)
      .normalize('NFKD')
      // Marks that NFKD has split off, Arabic vowel marks among them, and the tatweel that only stretches.
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(FOLDED, (letter) => LETTERS[letter]!)
  );
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''));
}
