/** The text of a content file, in its one canonical form. */
import { stringify } from 'yaml';
import type { Written } from './codec';
import type { AnyKind } from './kind';

/** @returns null when the value is not complete, as rows of earlier releases can be */
export function writeValue(kind: AnyKind, value: unknown): Written | null {
  try {
    return kind.codec.write(value);
  } catch (error) {
    // Codecs trust the types of their values, which rows may not have.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Without line folding: a line of text is a line of the file, so that a version control shows what changed. */
const STYLE = { schema: 'failsafe', lineWidth: 0, blockQuote: 'literal' } as const;

export const yamlOf = (written: Written): string => stringify(written, STYLE);
