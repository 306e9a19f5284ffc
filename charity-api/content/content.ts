/** Content as files have it and as the importer takes it. */
import type { AnyKind, Item } from './kind';
import type { PictureFile } from './pictures';
import type { Problem } from './source';

/** The things of one kind. A kind that a folder does not have is not in its content, and an import leaves it alone. */
export type ContentOfKind = { kind: AnyKind; items: Item[] };

export type Content = {
  kinds: ContentOfKind[];
  /** Files that the things name. */
  pictures: readonly PictureFile[];
  /** Sample values, such as the IBAN of the demonstration. Empty for the folder of a demonstration. */
  samples: readonly Problem[];
  /** Where a thing is written, for problems that are found later. */
  placeOf: (kind: string, id: string) => Pick<Problem, 'file' | 'line' | 'field'>;
};

/** Content that is not from a folder, such as that of a test. */
export function contentOf(kinds: ContentOfKind[]): Content {
  return {
    kinds,
    pictures: [],
    samples: [],
    placeOf: (kind, id) => ({ file: `${kind}/${id}`, line: 1, field: '' }),
  };
}

/** Content cannot be imported; nothing was changed. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}

/** "campaigns/clean-water.yaml:14 budget[2].amount: “ten” is not an amount." */
export function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${message}`;
}
