/** Codec of pictures: a file next to the content file, or a drawn scene. */
import type { Picture } from '#contract/common';
import { object, optional, type Codec } from '../codec';
import { fileNameOf, sceneOf } from '../pictures';
import { line, text } from './text';

const EXPECTS =
  'a picture: “file: tap.jpg” for a file next to this one or “scene: water” for a drawing, and alt, a description';

const written = object({
  file: optional(line, ''),
  scene: optional(line, ''),
  alt: text,
});

export const picture: Codec<Picture> = {
  expects: EXPECTS,
  shape: { type: 'picture' },
  read: (source) => {
    const found = written.read(source);
    if (!found) return undefined;
    const { file, scene, alt } = found;
    if (Boolean(file) === Boolean(scene)) return source.reject(EXPECTS);
    const path = source.findPicture({ file, scene });
    return path === undefined ? undefined : { path, alt };
  },
  write: ({ path, alt }) =>
    written.write({ file: fileNameOf(path) ?? '', scene: sceneOf(path) ?? '', alt }),
};
