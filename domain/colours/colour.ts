/** sRGB colours: their contrast as WCAG 2 defines it, and lightness, chroma and hue as people see them (OKLCH). */

/** `#rrggbb` in lower case. */
export type Colour = `#${string}`;

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text);

/** `lightness` 0 to 1, `chroma` 0 (grey) to about 0.3, `hue` in radians. */
export type Lch = { lightness: number; chroma: number; hue: number };

type Rgb = [red: number, green: number, blue: number];

/** Returns the contrast ratio, from 1 (same luminance) to 21 (black and white). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Returns the lowest contrast of the colour with any of the others. */
export const leastContrast = (colour: Colour, others: readonly Colour[]): number =>
  Math.min(...others.map((other) => contrastOf(colour, other)));

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the linear light of each channel, from 0 to 1. */
function linearOf(colour: Colour): Rgb {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
}

/** Converts sRGB to OKLCH, with the matrices of https://bottosson.github.io/posts/oklab/. */
export function lchOf(colour: Colour): Lch {
  const [red, green, blue] = linearOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Steps of the binary search for the maximum chroma. The last step is smaller than a step of `#rrggbb`. */
const HALVINGS = 16;

/** Returns the colour. Reduces its chroma when the colour is outside of sRGB. */
export function colourOf({ lightness, chroma, hue }: Lch): Colour {
  const rgbWith = (shown: number) => linearFrom({ lightness, chroma: shown, hue });
  if (isShown(rgbWith(chroma))) return hexOf(rgbWith(chroma));
  let [least, most] = [0, chroma];
  for (let times = 0; times < HALVINGS; times += 1) {
    const middle = (least + most) / 2;
    if (isShown(rgbWith(middle))) least = middle;
    else most = middle;
  }
  return hexOf(rgbWith(least));
}

/** Allowed distance of a channel from the range 0 to 1. Smaller than a step of `#rrggbb`, so rounding removes it. */
const TOLERANCE = 1e-4;
const isShown = (rgb: Rgb) =>
  rgb.every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

function linearFrom({ lightness, chroma, hue }: Lch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(rgb: Rgb): Colour {
  const bytes = rgb.map((channel) => {
    const light = Math.min(1, Math.max(0, channel));
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
