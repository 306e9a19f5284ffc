/** Types of content between the folder reader and the importer, and the error for invalid content. */
import type { AnyKind, Item } from './kind';
import type { PictureFile } from './pictures';
import type { Problem } from './problem-texts';
import type { LinkInFile } from './source';

/** All items of one kind. An import does not change the kinds that its content does not include. */
export type ContentOfKind = { kind: AnyKind; items: Item[] };

export type Content = {
  kinds: ContentOfKind[];
  /** The picture files that items refer to. */
  pictures: readonly PictureFile[];
  /** The day to which the dates are relative. Null when they are absolute: content of a charity, or after a move. */
  writtenFor: string | null;
  /** Sample values, such as the IBAN of the demonstration. Only the database of a demonstration accepts them. */
  samples: readonly Problem[];
  links: readonly LinkInFile[];
  /** Returns file and line of an item, for problems that the import finds after the files were read. */
  placeOf: (kind: string, id: string) => Pick<Problem, 'file' | 'line' | 'field'>;
};

/** Thrown when content is invalid. The import has stored the changes before the problem: usually none. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    readonly problems: readonly Problem[],
    readonly stored = 0,
  ) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** Returns a line such as "campaigns/clean-water.yaml:14 budget[2].amount: “ten” is not an amount." */
export function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${message}`;
}
