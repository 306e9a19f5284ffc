/** Codecs of the charity's logo file and colour. */
import { isColour, type Colour } from '#domain/colours/colour';
import { problemOfPrimary, SHAPE_CONTRAST } from '#domain/colours/palette';
import type { Codec } from '../codec';
import { fileNameOf, type PictureSize } from '../pictures';
import type { FieldProblem } from '../kind';
import type { Source } from '../source';
import { line } from './text';

const LOGO = 'the name of a picture next to this file, such as logo.png';

/** A picture file next to the content file. The value is the URL path under which the API serves it. */
export const pictureFile: Codec<string> = {
  expects: LOGO,
  shape: { type: 'file' },
  read: (source) => {
    const name = line.read(source);
    return name === undefined ? undefined : source.findPicture({ file: name });
  },
  write: (path) => fileNameOf(path) ?? path,
};

/** Twice the size in which pages show a logo, because many screens have two pixels for each CSS pixel. */
const SHARP: PictureSize = { width: 320, height: 80 };

/** Returns a warning when a logo has too few pixels to be sharp. @param path '' for a missing logo */
export function tinyLogoWarning(path: string, size: PictureSize | undefined): FieldProblem[] {
  if (!size || size.width >= SHARP.width || size.height >= SHARP.height) return [];
  const message = `${fileNameOf(path) ?? path} has only ${size.width} × ${size.height} pixels and looks blurred on many screens. Use a picture with a width of ${SHARP.width} or a height of ${SHARP.height} pixels at least.`;
  return [{ field: 'logo', message }];
}

const COLOUR = 'a colour such as "#1d4ed8", between quotes';

export const colour: Codec<Colour> = {
  expects: COLOUR,
  shape: { type: 'line', form: 'colour' },
  read: (source: Source) => {
    const colour = (source.text ?? '').trim().toLowerCase();
    if (!isColour(colour)) return source.reject(COLOUR);
    const problem = problemOfPrimary(colour);
    if (!problem) return colour;
    const { ratio, background, nearest } = problem;
    return source.report(
      `${colour} is too light for buttons, bars and borders: its contrast with ${background} is ${Math.floor(ratio * 100) / 100}:1, and ${SHAPE_CONTRAST}:1 is needed. The nearest colour that passes is "${nearest}".`,
      0,
      { key: 'colourTooLight', values: { nearest } },
    );
  },
  write: (colour) => colour,
};
