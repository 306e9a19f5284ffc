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
  alt: text,
});

function pathOf(
  { file, scene }: { file: string; scene: string },
  source: Source,
): string | undefined {
  if (Boolean(file) === Boolean(scene)) return source.reject(EXPECTS);
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
  write: ({ path, alt }) =>
    written.write({ file: fileNameOf(path) ?? '', scene: sceneOf(path) ?? '', alt }),
};
