/** Pictures of content: photographs next to the content files, stored under content-hashed names, and drawn scenes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'sharp';
import type { ApiDeps } from '../deps';
import { findStoredFiles, storeFile, type FileDeps } from '../db/stored-files';
import type { StoredName } from '../db/tables/files';
import type { Problem } from './problem-texts';

/** Larger files are unprocessed photographs, which also take long to upload from a phone. */
const MAX_BYTES = 10 * 1024 * 1024;
const FORMATS: Record<string, RegExp> = { jpeg: /^jpe?g$/, png: /^png$/, webp: /^webp$/ };

const FILE = /^([A-Za-z0-9][\w-]{0,80})\.(jpe?g|png|webp)$/;
const STORED = /^\/files\/content\/([A-Za-z0-9][\w-]{0,80})-([0-9a-f]{16})\.(jpe?g|png|webp)$/;
const SCENE = /^\/files\/scenes\/([\w-]{1,64})\.webp$/;

type Found = { path: string } | { problem: string };

/** In pixels, as displayed: after the rotation that the EXIF orientation requires. */
export type PictureSize = { width: number; height: number };

/** A picture that an import copies: its file, and the URL path under which the API serves it. */
export type PictureFile = { file: string; path: string };

/** Finds the pictures to which a content file refers. */
export type PictureFinder = {
  findScene(name: string): Found;
  /** @param contentFile path of the content file below the folder. The picture is in the same folder. */
  findFile(contentFile: string, name: string): Found;
};

/** Finds the pictures of one content folder, and collects the files that items refer to. */
export class PictureFiles implements PictureFinder {
  private readonly found = new Map<string, PictureFile>();
  private readonly sizes = new Map<string, PictureSize>();

  /** @param scenes names of the drawn scenes */
  constructor(
    private readonly folder: string,
    private readonly scenes: ReadonlySet<string>,
  ) {}

  get files(): PictureFile[] {
    return [...this.found.values()];
  }

  /** Returns undefined before `check`. @param path the URL path under which the API serves the picture */
  sizeOf(path: string): PictureSize | undefined {
    return this.sizes.get(path);
  }

  findScene(name: string): Found {
    if (this.scenes.has(name)) return { path: `/files/scenes/${name}.webp` };
    return {
      problem: `There is no drawing “${name}”. There are ${[...this.scenes].sort().join(', ')}.`,
    };
  }

  findFile(contentFile: string, name: string): Found {
    const [, base, ending] = FILE.exec(name) ?? [];
    if (/\.svg$/i.test(name))
      return {
        problem: `“${name}” is a drawing, which can contain scripts. Save it as a .png file 640 pixels wide or more.`,
      };
    if (!base)
      return {
        problem: `“${name}” cannot be a picture. Use a .jpg, .png or .webp file whose name has only letters from a to z, digits, - and _.`,
      };
    const file = path.join(this.folder, path.dirname(contentFile), name);
    if (!existsSync(file)) return { problem: `There is no file ${name} next to this one.` };
    const known = this.found.get(file);
    if (known) return known;
    if (statSync(file).size > MAX_BYTES) return { problem: `${name} is larger than 10 MB.` };
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    const picture = { file, path: `/files/content/${base}-${hash}.${ending}` };
    this.found.set(file, picture);
    return picture;
  }

  /**
   * Decodes every file and reads its size. Returns a problem for each that is damaged or has another format than its
   * extension.
   */
  async check(): Promise<Problem[]> {
    // Loaded here, because the site's process imports content only from the staff area.
    const { default: sharp } = await import('sharp');
    const problems = await Promise.all(
      this.files.map(async ({ file, path: stored }) => {
        const read = await sharp(file)
          .stats()
          .then(() => sharp(file).metadata())
          .catch(() => undefined);
        if (read && FORMATS[read.format]?.test(path.extname(file).slice(1))) {
          this.sizes.set(stored, sizeFrom(read));
          return [];
        }
        return [
          {
            file: path.relative(this.folder, file),
            line: 1,
            field: '',
            message: `This file is damaged, or its format does not match its extension.`,
          },
        ];
      }),
    );
    return problems.flat();
  }
}

/** EXIF orientations from 5 are rotated by 90 degrees. */
const sizeFrom = ({ width, height, orientation = 1 }: Metadata): PictureSize =>
  orientation < 5 ? { width, height } : { width: height, height: width };

/** Returns name and hash of a stored picture, or null for any other path. */
export function readStoredName(stored: string): { name: string; hash: string } | null {
  const [, name, hash] = STORED.exec(stored) ?? [];
  return name && hash ? { name: `content-${name}`, hash } : null;
}

/** Returns the file name of a stored picture in the content folder, or null for any other path. */
export function fileNameOf(stored: string): string | null {
  const [, base, , ending] = STORED.exec(stored) ?? [];
  return base ? `${base}.${ending}` : null;
}

/** Pictures in HTML. */
const IN_HTML = / src="([^"]+)"/g;

/** Returns the paths of the stored pictures of a value, also those in its HTML, in its order. */
export function storedPicturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value, ...[...value.matchAll(IN_HTML)].map(([, path]) => path!)].filter(
      (path) => fileNameOf(path) !== null,
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(storedPicturesIn);
}

/** Returns the stored path of each picture of a value, by the name that its file has. */
export const picturesByName = (value: unknown): Record<string, string> =>
  Object.fromEntries(storedPicturesIn(value).map((path) => [fileNameOf(path)!, path]));

/** Returns the name of the drawn scene, or null for any other path. */
export function sceneOf(stored: string): string | null {
  return SCENE.exec(stored)?.[1] ?? null;
}

/** Returns the name under which a stored picture is a stored file. */
export const storedName = (stored: string): StoredName => `content/${path.basename(stored)}`;

/** Stores the pictures of an import, except those that exist. */
export async function storePictures(
  deps: FileDeps & Pick<ApiDeps, 'now'>,
  pictures: readonly PictureFile[],
): Promise<void> {
  const names = pictures.map(({ path: stored }) => storedName(stored));
  const present = await findStoredFiles(deps, names);
  for (const { file, path: stored } of pictures)
    if (!present.has(storedName(stored)))
      await storeFile(deps, storedName(stored), await readFile(file));
}
