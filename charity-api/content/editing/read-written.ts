/** Reads the written form of one record with the codec of its kind, as an import reads a file. */
import { withoutEmpty } from '#domain/content/trim';
import { inLanguages, publishableLanguages } from '#domain/content/languages';
import type { Written } from '#domain/content/shape';
import type { Locale } from '#domain/locales';
import { readStoredFile, type FileDeps } from '../../db/stored-files';
import { fileOf, type AnyKind } from '../kind';
import { storedName, storedPicturesIn, type PictureFinder, type PictureSize } from '../pictures';
import type { Problem } from '../problem-texts';
import { Source, type LinkInFile, type Reading } from '../source';

export type ReadRecord = {
  /** undefined when there are problems. */
  value: unknown;
  problems: Problem[];
  samples: Problem[];
  links: LinkInFile[];
  /** Ids of other items, with the field in which each is. */
  references: { kind: string; id: string; field: string }[];
};

export type Pictures = Record<string, string>;

/** `shown`: the languages of the published record. */
type Options = { scenes: ReadonlySet<string>; pictures: Pictures; shown: readonly Locale[] };

/** Returns the complete languages of a record, and all problems that can be found without the database. */
export function readWritten(
  kind: AnyKind,
  id: string,
  written: Written,
  { scenes, pictures, shown }: Options,
): ReadRecord {
  const { shape } = kind.codec;
  const languages = publishableLanguages(shape, written, shown);
  const complete = withoutEmpty(shape, inLanguages(shape, written, languages));
  const reading: Reading = {
    ...{ problems: [], warnings: [], samples: [], references: [], links: [] },
    pictures: finderOf(scenes, pictures),
  };
  const file = fileOf(kind, id);
  const record = Source.of(file, complete, reading);
  const value: unknown = kind.codec.read(record);
  record.checkLanguages();
  const { problems, samples, links } = reading;
  if (value !== undefined)
    for (const problem of kind.check?.({ id, value }) ?? [])
      problems.push({ file, line: 0, ...problem });
  const references = reading.references.map(({ source, ...one }) => ({
    ...one,
    field: source.field,
  }));
  return { value: problems.length > 0 ? undefined : value, problems, samples, links, references };
}

function finderOf(scenes: ReadonlySet<string>, pictures: Pictures): PictureFinder {
  return {
    findScene: (name) =>
      scenes.has(name)
        ? { path: `/files/scenes/${name}.webp` }
        : { problem: `There is no drawing “${name}”.` },
    findFile: (_, name) =>
      Object.hasOwn(pictures, name)
        ? { path: pictures[name]! }
        : { problem: `There is no picture ${name}.` },
  };
}

/** Adds the sizes of picture files to the value, for kinds that store them. */
export async function withSizes(deps: FileDeps, kind: AnyKind, value: unknown): Promise<unknown> {
  if (!kind.withPictures) return value;
  const { default: sharp } = await import('sharp');
  const sizes = new Map<string, PictureSize>();
  for (const path of storedPicturesIn(value)) {
    const bytes = await readStoredFile(deps, storedName(path));
    const read =
      bytes &&
      (await sharp(bytes)
        .metadata()
        .catch(() => null));
    if (read) sizes.set(path, { width: read.width, height: read.height });
  }
  return kind.withPictures(value, (path) => sizes.get(path)) as unknown;
}
