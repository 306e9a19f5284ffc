/** Photographs that staff upload: re-encoded without metadata, and stored under a content-hashed name. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ApiDeps } from '../../deps';
import { storeFile } from '../../db/stored-files';
import { cleanFile, type FileKind } from '../../uploads/clean-file';
import { fileNameOf, storedName } from '../pictures';

/** Pixels. The widest picture on a page has 1,280 CSS pixels, and many screens have two pixels for each of them. */
const LONGEST_EDGE = 2560;

const ENDINGS: Record<Exclude<FileKind, 'pdf'>, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

export type StoredPhotograph = { name: string; path: string };

/**
 * Stores a photograph. Identical pictures share one file, which never changes. `deleteUnusedPhotographs` counts its age
 * from the last upload.
 * @throws ApiError upload.notAPhotograph for SVG and other files, upload.heic, upload.tooManyPixels
 */
export async function storePhotograph(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  file: File,
): Promise<StoredPhotograph> {
  const { bytes, kind } = await cleanFile(Buffer.from(await file.arrayBuffer()), {
    accept: ['jpeg', 'png', 'webp'],
    longestEdge: LONGEST_EDGE,
    codes: {
      ...{ type: 'upload.notAPhotograph', heic: 'upload.heic' },
      pixels: 'upload.tooManyPixels',
    },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  // The name contains the hash, so that the pictures of one record have different names also after an export.
  const name = `${plainName(file.name)}-${hash.slice(0, 8)}`;
  const stored = `/files/content/${name}-${hash}.${ENDINGS[kind as keyof typeof ENDINGS]}`;
  await storeFile(deps, storedName(stored), bytes);
  return { name: fileNameOf(stored)!, path: stored };
}

/** Returns the letters and digits of a file name that are safe in a URL. */
function plainName(name: string): string {
  const base = path.parse(name).name.normalize('NFKD').toLowerCase();
  return (
    base
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'photo'
  );
}
