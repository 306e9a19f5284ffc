/** Checks the names of files and folders of content. */
import path from 'node:path';
import { DEMONSTRATION_FILE } from './demonstration';
import type { AnyKind } from './kind';
import { KINDS } from './kinds';

/** Files that are not content, such as notes, SVG sources of pictures, and files of the operating system. */
const IGNORED = /^\.|\.md$|\.svg$|^Thumbs\.db$|~$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;

/** Returns true for a file that the importer does not read as content: a picture, a note or a hidden file. */
export const isOtherFile = (name: string): boolean => IGNORED.test(name) || PICTURE.test(name);

const ID = /^[a-z\d_-]{1,64}$/;

const inLowerCase = (name: string) =>
  `Write the name in lower case: ${name.toLowerCase()}. It becomes part of a URL, where upper and lower case differ.`;

/** Returns the problem of a name at the top of a content folder, otherwise null. */
export function topNameProblem(name: string, isFolder: boolean): string | null {
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
export function fileNameProblem(name: string, { ids: known }: AnyKind): string | null {
  const { name: id, ext } = path.parse(name);
  if (ext.toLowerCase() !== '.yaml')
    return 'Files of content end with .yaml, pictures with .jpg, .png or .webp.';
  if (!ID.test(id.toLowerCase()))
    return 'A name has only letters from a to z, digits, - and _, 64 at most: it becomes part of a URL.';
  if (name !== name.toLowerCase()) return inLowerCase(name);
  if (known?.includes(id) === false)
    return `The site has no place for it. Files here are ${known.map((one) => `${one}.yaml`).join(', ')}.`;
  return null;
}
