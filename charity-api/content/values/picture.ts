/** Codec of pictures: a file next to the content file, or a drawn scene. */
import type { Picture } from '#contract/common';
import { object, optional, type Codec } from '../codec';
import { fileNameOf, sceneOf } from '../pictures';
import type { Source } from '../source';
import { line, text } from './text';

const EXPECTS =
  'a picture: “file: tap.jpg” for a file next to this one or “scene: water” for a drawing, and alt, a description';

const written = object({
  file: optional(line, ''),
  scene: optional(line, ''),
  /** URL path of any other picture. Databases of earlier releases may contain some. */
  path: optional(line, ''),
  alt: text,
});

function pathOf(
  { file, scene, path }: { file: string; scene: string; path: string },
  source: Source,
): string | undefined {
  const given = [file, scene, path].filter(Boolean);
  if (given.length !== 1) return source.reject(EXPECTS);
  if (path) return /^\/files\/[\w./-]{1,200}$/.test(path) ? path : source.reject(EXPECTS);
  const found = scene
    ? source.pictures.findScene(scene)
    : source.pictures.findFile(source.path, file);
  if ('problem' in found) {
    source.report(found.problem, 0, { key: 'pictureMissing' });
    return undefined;
  }
  return found.path;
}

export const picture: Codec<Picture> = {
  expects: EXPECTS,
  shape: { type: 'picture' },
  read: (source) => {
    const found = written.read(source);
    if (!found) return undefined;
    const path = pathOf(found, source);
    return path === undefined ? undefined : { path, alt: found.alt };
  },
  write: ({ path, alt }) => {
    const scene = sceneOf(path);
    const file = fileNameOf(path);
    return written.write({
      file: file ?? '',
      scene: scene ?? '',
      path: file || scene ? '' : path,
      alt,
    });
  },
};
