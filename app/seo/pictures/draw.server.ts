/** Draws the picture that social networks show for a page: title, charity, photograph and progress. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { config } from '#config';
import type { Colour } from '#domain/colours/colour';
import arabic from './fonts/cairo-arabic.ttf?inline';
import latinExtended from './fonts/cairo-latin-ext.ttf?inline';
import latin from './fonts/cairo-latin.ttf?inline';
import { PICTURE_SIZE } from './size';

export type Drawing = {
  title: string;
  charity: string;
  colour: Colour;
  isRightToLeft: boolean;
  /** Encoded pictures. Unreadable ones are left out. */
  photo: Buffer | null;
  logo: Buffer | null;
  progress: { text: string; share: number } | null;
};

/** Colours of the light design. Text on them has a contrast of more than 4.5:1. */
const [PAPER, INK, TRACK] = ['#fbfaf7', '#16302f', '#dfe5e2'] as const;
const [MARGIN, PHOTO_WIDTH, LINE] = [64, 440, 12];
/** Pixels. The first size in which a title has space is used. */
const TITLE_SIZES = [64, 54, 44, 36] as const;
const MAX_TITLE_HEIGHT = 262;
/** A factor of the font's own line height, which is 1.87 times its size: too far apart for the lines of a title. */
const LINE_HEIGHT = 0.75;
const LOGO_BOX = { width: 240, height: 72 };

/** Returns a JPEG file. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const { isRightToLeft, progress } = drawing;
  const photo = await fitted(drawing.photo, { width: PHOTO_WIDTH, height: PICTURE_SIZE.height });
  const width = PICTURE_SIZE.width - 2 * MARGIN - (photo ? PHOTO_WIDTH : 0);
  const left = MARGIN + (photo && isRightToLeft ? PHOTO_WIDTH : 0);
  /** Places a layer at the start of its line: on the left, in Arabic on the right. */
  const place = (layer: Layer, top: number): OverlayOptions => ({
    input: layer.data,
    left: isRightToLeft ? left + width - layer.width : left,
    top,
  });
  const title = await titleLayer(drawing.title, width);
  const logo = await fitted(drawing.logo, LOGO_BOX, 'inside');
  const charity = await textLayer(drawing.charity, { size: 30, colour: INK, width });
  const name = logo ?? charity;
  const layers = [
    place(box(width, LINE, drawing.colour), MARGIN + 92),
    place(name, MARGIN + Math.round((72 - name.height) / 2)),
    place(title, MARGIN + 132),
  ];
  if (progress) {
    const filled = Math.round(width * Math.min(1, Math.max(0, progress.share)));
    const top = PICTURE_SIZE.height - MARGIN - 20;
    layers.push(place(box(width, 20, TRACK), top));
    if (filled > 0) layers.push(place(box(filled, 20, drawing.colour), top));
    layers.push(place(await textLayer(progress.text, { size: 30, colour: INK, width }), top - 56));
  }
  if (photo)
    layers.push({
      input: photo.data,
      left: isRightToLeft ? 0 : PICTURE_SIZE.width - PHOTO_WIDTH,
      top: 0,
    });
  return sharp({ create: { ...PICTURE_SIZE, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer();
}

type Layer = { data: Buffer; width: number; height: number };

async function titleLayer(title: string, width: number): Promise<Layer> {
  let layer: Layer | undefined;
  for (const size of TITLE_SIZES) {
    layer = await textLayer(title, { size, colour: INK, width });
    if (layer.height <= MAX_TITLE_HEIGHT) return layer;
  }
  const { data, info } = await sharp(layer!.data)
    .extract({ left: 0, top: 0, width: layer!.width, height: MAX_TITLE_HEIGHT })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Style = { size: number; colour: string; width: number };

/** The renderer orders the letters of Arabic, joins them, and aligns each line to the start of its direction. */
async function textLayer(text: string, { size, colour, width }: Style): Promise<Layer> {
  const { data, info } = await sharp({
    text: {
      // The renderer rejects a blank text.
      text: `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${escapeMarkup(text.trim() || '–')}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: await loadFonts(),
      // At 72 dots per inch, a size in points is a size in pixels.
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: Math.min(info.width, width), height: info.height };
}

function escapeMarkup(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // eslint-disable-next-line no-control-regex -- the markup of the renderer does not allow these
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
  );
}

function box(width: number, height: number, colour: string): Layer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return { data: Buffer.from(svg), width, height };
}

async function fitted(
  file: Buffer | null,
  size: { width: number; height: number },
  fit: 'cover' | 'inside' = 'cover',
): Promise<Layer | null> {
  if (file === null) return null;
  try {
    const { data, info } = await sharp(file, { limitInputPixels: 20_000_000 })
      .resize({ ...size, fit })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/**
 * Fonts for text in pictures: Cairo in bold, which has Latin, Turkish and Arabic letters.
 *
 * The name of the family in the files.
 */
const FAMILY = 'Cairo Bold';

let loaded: Promise<string> | undefined;

/**
 * Returns the path of one file, after the renderer has loaded all of them: it reads fonts from files only, keeps them
 * for the life of the process, and takes each letter from the file that has it.
 */
function loadFonts(): Promise<string> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<string> {
  const folder = join(config().DATA_DIR, 'fonts');
  await mkdir(folder, { recursive: true });
  const files = Object.entries({ arabic, latinExtended, latin }).map(([name, url]) => ({
    path: join(folder, `${name}.ttf`),
    bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  }));
  for (const { path, bytes } of files) {
    // Another process with this folder never reads half a file.
    const temporary = `${path}.${process.pid}`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    await sharp({ text: { text: 'a', font: FAMILY, fontfile: path } })
      .raw()
      .toBuffer();
  }
  return files[0]!.path;
}
