/**
 * Reads a content folder: one folder for each kind, one file for each item, single files such as giving.yaml. Checks
 * the names.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content, ContentOfKind } from './content';
import { DEMONSTRATION_FILE, readDemonstration, type Demonstration } from './demonstration';
import type { Reference } from './codec';
import { fileOf, type AnyKind, type Item } from './kind';
import { KINDS } from './kinds';
import { brokenLinks, findSharedIds } from './links';
import { PictureFiles } from './pictures';
import type { Problem } from './problem-texts';
import { Source, type Reading } from './source';

/** Files that are not content, such as notes, SVG sources of pictures, and files of the operating system. */
const IGNORED = /^\.|\.md$|\.svg$|^Thumbs\.db$|~$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;

/** The id of a record. Its first character is no underscore: objects have a property `__proto__`. */
export const RECORD_ID = /^[a-z\d][a-z\d_-]{0,63}$/;

const inLowerCase = (name: string) =>
  `Write the name in lower case: ${name.toLowerCase()}. It becomes part of a URL, where upper and lower case differ.`;

/** Returns the problem of a name at the top of a content folder, otherwise null. */
function topNameProblem(name: string, isFolder: boolean): string | null {
  if (IGNORED.test(name)) return null;
  const kinds = KINDS.filter((kind) => Boolean(kind.isSingle) !== isFolder);
  const names = kinds.map((kind) => (kind.isSingle ? `${kind.name}.yaml` : kind.name));
  if (names.includes(name)) return null;
  if (!isFolder && (name === DEMONSTRATION_FILE || PICTURE.test(name))) return null;
  if (names.includes(name.toLowerCase()))
    return `Write the name in lower case: ${name.toLowerCase()}.`;
  return `There is no such kind of content. ${isFolder ? 'Folders' : 'Files'} here are ${names.sort().join(', ')}.`;
}

/** Returns the problem of the name of a content file in the folder of a kind, otherwise null. */
function fileNameProblem(name: string, { ids: known }: AnyKind): string | null {
  const { name: id, ext } = path.parse(name);
  if (ext.toLowerCase() !== '.yaml')
    return 'Files of content end with .yaml, pictures with .jpg, .png or .webp.';
  if (!RECORD_ID.test(id.toLowerCase()))
    return 'A name has only letters from a to z, digits, - and _, 64 at most: it becomes part of a URL.';
  if (name !== name.toLowerCase()) return inLowerCase(name);
  if (known?.includes(id) === false)
    return `The site has no place for it. Files here are ${known.map((one) => `${one}.yaml`).join(', ')}.`;
  return null;
}

/** The name of the invented charity, also in its email address and links, and its telephone number. */
const PLACEHOLDER = /nadawah|نداوة|\+968 0000 0000/i;

/** Returns a warning for each line with such a detail. @param file path below the content folder */
function placeholdersIn(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, at): Problem[] => {
    const [found] = PLACEHOLDER.exec(line) ?? [];
    if (!found) return [];
    const message = `“${found}” is a detail of the demonstration. Replace it with your own.`;
    return [{ file, line: at + 1, field: '', message }];
  });
}

const NO_CONTENT = 'This folder has no content, such as a file organisation.yaml.';

type Folder = {
  root: string;
  reading: Reading;
  sources: Map<string, Source>;
  ids: Map<string, string[]>;
};

/**
 * Reads all files, and checks everything that needs no database.
 *
 * @param scenes names of the drawn scenes
 * @returns the content, all problems and all warnings; the content is complete only when there is no problem.
 * `demonstration` is null in the folder of a charity.
 */
export async function readFolder(
  root: string,
  scenes: ReadonlySet<string>,
): Promise<{
  content: Content;
  demonstration: Demonstration | null;
  problems: Problem[];
  warnings: Problem[];
}> {
  const problems: Problem[] = [];
  const [samples, warnings]: [Problem[], Problem[]] = [[], []];
  const pictures = new PictureFiles(root, scenes);
  const reading: Reading = { problems, warnings, samples, pictures, references: [], links: [] };
  const folder: Folder = { root, reading, sources: new Map(), ids: new Map() };
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    problems.push({ file: root, line: 1, field: '', message: 'There is no such folder.' });
  } else {
    for (const name of readdirSync(root).sort()) {
      const isFolder = statSync(path.join(root, name)).isDirectory();
      const message = topNameProblem(name, isFolder);
      if (message !== null) problems.push({ file: name, line: 1, field: '', message });
    }
  }
  const kinds = problems.length > 0 ? [] : KINDS.flatMap((kind) => readKind(folder, kind));
  const demonstration = readDemonstration(root, reading);
  reportUnknown(folder, kinds);
  problems.push(...brokenLinks(reading.links, idsByKind(folder)));
  problems.push(...(await pictures.check()));
  if (kinds.length === 0 && problems.length === 0)
    warnings.push({ file: root, line: 1, field: '', message: NO_CONTENT });
  warnings.push(...warningsOf(folder, kinds, pictures));
  const content: Content = {
    kinds: kinds.map((one) => withPictures(one, pictures)),
    pictures: pictures.files,
    samples,
    links: reading.links,
    writtenFor: demonstration?.writtenFor ?? null,
    placeOf: (kind, id) => placeOf(folder, kind, id),
  };
  problems.push(...findSharedIds(content));
  return { content, demonstration, problems, warnings };
}

function warningsOf(
  folder: Folder,
  kinds: readonly ContentOfKind[],
  pictures: PictureFiles,
): Problem[] {
  return kinds.flatMap(({ kind, items }) =>
    items.flatMap(({ id, value }) =>
      (kind.warnings?.(value, (stored) => pictures.sizeOf(stored)) ?? []).map(
        ({ field, message }) => {
          const source = folder.sources.get(fileOf(kind, id));
          const line = source?.fields?.get(field)?.line ?? 1;
          return { file: fileOf(kind, id), line, field, message };
        },
      ),
    ),
  );
}

function withPictures({ kind, items }: ContentOfKind, pictures: PictureFiles): ContentOfKind {
  const { withPictures: add } = kind;
  if (!add) return { kind, items };
  const sizeOf = (stored: string) => pictures.sizeOf(stored);
  return { kind, items: items.map((item) => ({ ...item, value: add(item.value, sizeOf) })) };
}

function readKind(folder: Folder, kind: AnyKind): ContentOfKind[] {
  const at = path.join(folder.root, kind.isSingle ? `${kind.name}.yaml` : kind.name);
  if (!existsSync(at)) return [];
  const ids = kind.isSingle ? [kind.name] : idsOf(folder, kind);
  folder.ids.set(kind.name, ids);
  return [{ kind, items: ids.flatMap((id) => readItem(folder, kind, id)) }];
}

function idsOf({ root, reading: { problems } }: Folder, kind: AnyKind): string[] {
  const ids: string[] = [];
  for (const name of readdirSync(path.join(root, kind.name)).sort()) {
    if (IGNORED.test(name) || PICTURE.test(name)) continue;
    const message = fileNameProblem(name, kind);
    if (message === null) ids.push(path.parse(name).name);
    else problems.push({ file: `${kind.name}/${name}`, line: 1, field: '', message });
  }
  return ids;
}

function readItem({ root, reading, sources }: Folder, kind: AnyKind, id: string): Item[] {
  const file = fileOf(kind, id);
  const bytes = readFileSync(path.join(root, file));
  const source = Source.parse(file, bytes, reading);
  if (!source) return [];
  if (!existsSync(path.join(root, DEMONSTRATION_FILE)))
    reading.warnings.push(...placeholdersIn(file, bytes.toString()));
  sources.set(file, source);
  const value: unknown = kind.codec.read(source);
  source.checkLanguages();
  if (value === undefined) return [];
  for (const { field, message } of kind.check?.({ id, value }) ?? [])
    (source.fields?.get(field) ?? source).report(message);
  return [{ id, value }];
}

const idsByKind = ({ ids }: Folder) =>
  new Map([...ids].map(([kind, known]) => [kind, new Set(known)]));

/**
 * Reports references to missing items. Skips kinds that the folder does not include, because the database may have
 * them. An invalid file counts as existing: its own problems are reported instead.
 */
function reportUnknown(folder: Folder, kinds: ContentOfKind[]): void {
  const { references, problems } = folder.reading;
  const isUnknown = ({ kind, id }: Reference) => folder.ids.get(kind)?.includes(id) === false;
  const messageOf = ({ kind, id }: Reference) => {
    const lower = id.toLowerCase();
    const hint = folder.ids.get(kind)?.includes(lower) ? ` Write “${lower}” in lower case.` : '';
    return `There is no “${id}” in ${kind}.${hint}`;
  };
  for (const reference of references)
    if (isUnknown(reference)) reference.source.report(messageOf(reference));
  // References that are in no field, such as the one from each fund to the type `fund`.
  for (const { kind, items } of kinds)
    for (const { id, value } of items)
      for (const reference of kind.references?.(value) ?? []) {
        const problem = { ...placeOf(folder, kind.name, id), message: messageOf(reference) };
        const isKnown = problems.some(
          ({ file, message }) => file === problem.file && message === problem.message,
        );
        if (isUnknown(reference) && !isKnown) problems.push(problem);
      }
}

function placeOf({ sources }: Folder, kindName: string, id: string) {
  const kind = KINDS.find(({ name }) => name === kindName)!;
  const file = fileOf(kind, id);
  return { file, field: '', line: sources.get(file)?.line ?? 1 };
}
