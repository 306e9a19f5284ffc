/** Pictures of content: files beside the content files, which are stored by a hash of their bytes, and drawn scenes. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Problem } from './source';

/** Larger files are photographs as a camera writes them, which no phone should upload either. */
const MAX_BYTES = 10 * 1024 * 1024;
const FORMATS: Record<string, RegExp> = { jpeg: /^jpe?g$/, png: /^png$/, webp: /^webp$/ };

const FILE = /^([A-Za-z0-9][\w-]{0,80})\.(jpe?g|png|webp)$/;
const STORED = /^\/files\/content\/([A-Za-z0-9][\w-]{0,80})-([0-9a-f]{16})\.(jpe?g|png|webp)$/;
const SCENE = /^\/files\/scenes\/([\w-]{1,64})\.webp$/;

type Found = { path: string } | { problem: string };

/** In pixels, as it is shown: a photograph that was taken upright is higher than wide. */
export type PictureSize = { width: number; height: number };

/** A picture that an import copies: its file, and the path that the API serves it at. */
export type PictureFile = { file: string; path: string };

/** Finds pictures of one content folder, and collects the files that are used. */
export class PictureFiles {
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

  /** Known after `check`. @param path that the API serves it at */
  sizeOf(path: string): PictureSize | undefined {
    return this.sizes.get(path);
  }

  findScene(name: string): Found {
    if (this.scenes.has(name)) return { path: `/files/scenes/${name}.webp` };
    return {
      problem: `There is no drawing “${name}”. There are ${[...this.scenes].sort().join(', ')}.`,
    };
  }

  /** @param contentFile path of the content file below the folder; the picture is beside it */
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
    if (!existsSync(file)) return { problem: `There is no file ${name} beside this one.` };
    const known = this.found.get(file);
    if (known) return known;
    if (statSync(file).size > MAX_BYTES) return { problem: `${name} is larger than 10 MB.` };
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    const picture = { file, path: `/files/content/${base}-${hash}.${ending}` };
    this.found.set(file, picture);
    return picture;
  }

  /** Opens every file: what is no picture is a problem. Reads the sizes of the others. */
  async check(): Promise<Problem[]> {
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
            message: `This is not a picture of the kind that its name says, or it is damaged.`,
          },
        ];
      }),
    );
    return problems.flat();
  }
}

/** EXIF orientations from 5 are turned by a quarter. */
const sizeFrom = ({ width, height, orientation = 1 }: Metadata): PictureSize =>
  orientation < 5 ? { width, height } : { width: height, height: width };

/** null for a path that no stored picture can have. */
export function readStoredName(stored: string): { name: string; hash: string } | null {
  const [, name, hash] = STORED.exec(stored) ?? [];
  return name && hash ? { name: `content-${name}`, hash } : null;
}

/** The name of a stored picture as the content folder has it. null for any other path. */
export function fileNameOf(stored: string): string | null {
  const [, base, , ending] = STORED.exec(stored) ?? [];
  return base ? `${base}.${ending}` : null;
}

/** The paths of the stored pictures of a value, in its order. */
export function storedPicturesIn(value: unknown): string[] {
  if (typeof value === 'string') return fileNameOf(value) === null ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(storedPicturesIn);
}

export function sceneOf(stored: string): string | null {
  return SCENE.exec(stored)?.[1] ?? null;
}

/** Where the data folder has a stored picture. */
export function storedFile(dataDir: string, stored: string): string {
  return path.join(dataDir, 'content', path.basename(stored));
}

/** Copies pictures into the data folder. A picture that is there already is the same: its hash is in its name. */
export function storePictures(dataDir: string, pictures: readonly PictureFile[]): void {
  for (const { file, path: stored } of pictures) {
    const target = storedFile(dataDir, stored);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    // Under another name first: a reader never sees half a picture.
    copyFileSync(file, `${target}.part`);
    renameSync(`${target}.part`, target);
  }
}
