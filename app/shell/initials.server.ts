/** The initials of a donor, which stand for a picture of them. */

/** A donor's picture at another site would tell that site which pages they visit, and the CSP forbids it. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  // A zero-width non-joiner: Arabic letters would join, as if they were a word.
  return ends.map((word) => [...word][0]!.toLocaleUpperCase()).join('\u200c');
}
