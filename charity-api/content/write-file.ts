/** Writes values as the text of content files, in the canonical form. */
import { stringify } from 'yaml';
import type { Written } from '#domain/content/shape';
import type { AnyKind } from './kind';

/** @returns null when the value is incomplete, which is possible for rows that were written with SQL */
export function writeValue(kind: AnyKind, value: unknown): Written | null {
  try {
    return kind.codec.write(value);
  } catch (error) {
    // Codecs rely on the types of their values. A row with another type causes a TypeError.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Without line folding, each line of a text is one line of the file, so diffs in version control are readable. */
const STYLE = { schema: 'failsafe', lineWidth: 0, blockQuote: 'literal' } as const;

export const yamlOf = (written: Written): string => stringify(written, STYLE);
