/** Reads a content folder: one folder for each kind, one file for each item, and single files such as giving.yaml. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content, ContentOfKind } from './content';
import { DEMONSTRATION_FILE, readDemonstration, type Demonstration } from './demonstration';
import type { AnyKind, Item, Reference } from './kind';
import { KINDS } from './kinds';
import { findSharedIds } from './links';
import { PictureFiles } from './pictures';
import { Source, type Problem, type Reading } from './source';
import { isId } from './values/text';

/** Files that are not content, such as notes, SVG sources of pictures, and files of the operating system. */
const IGNORED = /^\.|\.md$|\.svg$|^Thumbs\.db$|~$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;

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
 * @returns the content and all problems; the content is complete only when there is no problem. `demonstration` is null
 * in the folder of a charity.
 */
export async function readFolder(
  root: string,
  scenes: ReadonlySet<string>,
): Promise<{ content: Content; demonstration: Demonstration | null; problems: Problem[] }> {
  const problems: Problem[] = [];
  const samples: Problem[] = [];
  const pictures = new PictureFiles(root, scenes);
  const reading: Reading = { problems, samples, pictures, references: [] };
  const folder: Folder = { root, reading, sources: new Map(), ids: new Map() };
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    problems.push({ file: root, line: 1, field: '', message: 'There is no such folder.' });
  } else {
    for (const name of readdirSync(root).sort())
      if (!IGNORED.test(name)) reportUnknownName(folder, name);
  }
  const kinds = problems.length > 0 ? [] : KINDS.flatMap((kind) => readKind(folder, kind));
  const demonstration = readDemonstration(root, reading);
  reportUnknown(folder, kinds);
  problems.push(...(await pictures.check()));
  const content: Content = {
    kinds: kinds.map((one) => withPictures(one, pictures)),
    pictures: pictures.files,
    samples,
    writtenFor: demonstration?.writtenFor ?? null,
    placeOf: (kind, id) => placeOf(folder, kind, id),
  };
  problems.push(...findSharedIds(content));
  return { content, demonstration, problems };
}

function withPictures({ kind, items }: ContentOfKind, pictures: PictureFiles): ContentOfKind {
  const { withPictures: add } = kind;
  if (!add) return { kind, items };
  const sizeOf = (stored: string) => pictures.sizeOf(stored);
  return { kind, items: items.map((item) => ({ ...item, value: add(item.value, sizeOf) })) };
}

const fileOf = ({ name, isSingle }: AnyKind, id: string) =>
  isSingle ? `${name}.yaml` : `${name}/${id}.yaml`;

function reportUnknownName({ root, reading }: Folder, name: string): void {
  const isFolder = statSync(path.join(root, name)).isDirectory();
  const isKnown = KINDS.some((kind) =>
    kind.isSingle ? !isFolder && name === `${kind.name}.yaml` : isFolder && name === kind.name,
  );
  if (isKnown || name === DEMONSTRATION_FILE || PICTURE.test(name)) return;
  const names = KINDS.filter((kind) => Boolean(kind.isSingle) !== isFolder).map((kind) =>
    kind.isSingle ? `${kind.name}.yaml` : kind.name,
  );
  const message = `There is no such kind of content. ${isFolder ? 'Folders' : 'Files'} here are ${names.sort().join(', ')}.`;
  reading.problems.push({ file: name, line: 1, field: '', message });
}

function readKind(folder: Folder, kind: AnyKind): ContentOfKind[] {
  const at = path.join(folder.root, kind.isSingle ? `${kind.name}.yaml` : kind.name);
  if (!existsSync(at)) return [];
  const ids = kind.isSingle ? [kind.name] : idsIn(folder, kind);
  folder.ids.set(kind.name, ids);
  return [{ kind, items: ids.flatMap((id) => readItem(folder, kind, id)) }];
}

function idsIn(
  { root, reading: { problems } }: Folder,
  { name: kind, ids: known }: AnyKind,
): string[] {
  const ids: string[] = [];
  for (const name of readdirSync(path.join(root, kind)).sort()) {
    if (IGNORED.test(name) || PICTURE.test(name)) continue;
    const [, id] = /^(.*)\.yaml$/.exec(name) ?? [];
    const problem = { file: `${kind}/${name}`, line: 1, field: '' };
    if (id === undefined)
      problems.push({
        ...problem,
        message: 'Files of content end with .yaml, pictures with .jpg, .png or .webp.',
      });
    else if (!isId(id))
      problems.push({
        ...problem,
        message:
          'A name has only letters from a to z, digits, - and _, 64 at most: it becomes part of a URL.',
      });
    else if (known?.includes(id) === false)
      problems.push({
        ...problem,
        message: `The site has no place for it. Files here are ${known.map((one) => `${one}.yaml`).join(', ')}.`,
      });
    else ids.push(id);
  }
  return ids;
}

function readItem({ root, reading, sources }: Folder, kind: AnyKind, id: string): Item[] {
  const file = fileOf(kind, id);
  const source = Source.parse(file, readFileSync(path.join(root, file), 'utf8'), reading);
  if (!source) return [];
  sources.set(file, source);
  const value: unknown = kind.codec.read(source);
  source.checkLanguages();
  if (value === undefined) return [];
  for (const problem of kind.check?.({ id, value }) ?? []) {
    if (typeof problem === 'string') source.report(problem);
    else (source.fields?.get(problem.field) ?? source).report(problem.message);
  }
  return [{ id, value }];
}

/**
 * Reports references to missing items. Skips kinds that the folder does not include, because the database may have
 * them. An invalid file counts as existing: its own problems are reported instead.
 */
function reportUnknown(folder: Folder, kinds: ContentOfKind[]): void {
  const { references, problems } = folder.reading;
  const isUnknown = ({ kind, id }: Reference) => folder.ids.get(kind)?.includes(id) === false;
  const messageOf = ({ kind, id }: Reference) => `There is no “${id}” in ${kind}.`;
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
