/** Folds text for searches: removes case, accents, vowel marks and differences between commonly confused letters. */

const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Indonesian has both qurban and kurban.
  q: 'k',
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
/** The article with attached conjunctions and prepositions: both والمياه and بالمياه become مياه. */
const ARTICLE = /^[وفبك]?(?:ال|لل)(?=[\u0621-\u064a]{2})/;

/** Returns the text in lower case, without accents, tatweel and vowel marks, with one form for each letter. */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(FOLDED, (letter) => LETTERS[letter]!)
      .normalize('NFKD')
      // Combining marks that NFKD separates, including Arabic vowel marks, and the tatweel, which only stretches a
      // word.
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(FOLDED, (letter) => LETTERS[letter]!)
  );
}

/** Returns the folded words of a text, in order, without the Arabic article. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''));
}
