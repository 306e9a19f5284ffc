/** Similar spellings of folded words, for “did you mean”. */

/** Shorter words have too many neighbours, longer ones are rarely typed. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 20;
/** A shorter word has similar ones with another meaning, such as فطر and فجر, so it has no correction. */
const MIN_CORRECTED = 4;
/** From this length on, a word can differ by two edits. */
const LONG_WORD = 6;

/** Returns true when the search can suggest this word, or a word similar to it. Numbers have no spelling. */
export function hasSpelling(word: string): boolean {
  const letters = [...word];
  return letters.length >= MIN_LETTERS && letters.length <= MAX_LETTERS && !/\p{N}/u.test(word);
}

/**
 * Returns the keys under which a word is stored and looked up: the word, and the word without one of its letters. Two
 * words that differ by one letter (replaced, added, missing, or swapped with the next one) share at least one key.
 */
export function spellingKeys(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Returns the ways to split a word in two that both have a spelling. A missing space joins two words. */
export function halvesOf(word: string): [string, string][] {
  const letters = [...word];
  return letters
    .map((_, at): [string, string] => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .filter(([first, second]) => hasSpelling(first) && hasSpelling(second));
}

/** Returns the most similar words, best first. Omits words that differ too much. */
export function similarWords(word: string, known: readonly string[]): string[] {
  const { length } = [...word];
  if (length < MIN_CORRECTED) return [];
  const allowed = length < LONG_WORD ? 1 : 2;
  return known
    .map((other) => ({ other, edits: editDistance(word, other) }))
    .filter(({ edits }) => edits > 0 && edits <= allowed)
    .sort((a, b) => a.edits - b.edits || samePrefix(word, b.other) - samePrefix(word, a.other))
    .map(({ other }) => other);
}

function samePrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns the number of letters to replace, add, remove or swap with the next one (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = b.map((_, at) => at + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
