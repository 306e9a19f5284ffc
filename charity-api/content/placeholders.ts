/** Finds details of the demonstration that a charity copied with an example and did not replace. */
import type { Problem } from './source';

/** The name of the invented charity, also in its email address and links, and its telephone number. */
const PLACEHOLDER = /nadawah|نداوة|\+968 0000 0000/i;

/** Returns a warning for each line with such a detail. @param file path below the content folder */
export function placeholdersIn(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, at): Problem[] => {
    const [found] = PLACEHOLDER.exec(line) ?? [];
    if (!found) return [];
    const message = `“${found}” is a detail of the demonstration. Replace it with your own.`;
    return [{ file, line: at + 1, field: '', message }];
  });
}
