/** Derives the shades of the design from a charity's colour, with the contrasts that WCAG 2.2 AA requires. */
import { colourOf, contrastOf, lchOf, leastContrast, type Colour, type Lch } from './colour';

/** Minimum contrasts of WCAG 2.2 AA: text (1.4.3), and buttons, bars, borders and the focus ring (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** Backgrounds of the design that do not change with the colour (web/styles/tokens.css). */
export const BACKGROUNDS = {
  light: { paper: '#fbfaf7', surface: '#ffffff', sunk: '#f5f3ed' },
  dark: { paper: '#0e1918', surface: '#152322', sunk: '#1b2b2a' },
} as const;
/** Backgrounds of messages. Messages contain text and links, but no buttons. */
export const MESSAGES = {
  light: { warm: '#fcf2e3', ok: '#eaf5ee', danger: '#fcefed' },
  dark: { warm: '#33260f', ok: '#14301f', danger: '#3a1a17' },
} as const;

/** Colours of text on the brand colour: the first with enough contrast, of white, the design's near-black and black. */
const TEXTS = ['#ffffff', '#05201f', '#000000'] as const;

type Shades = {
  /** Buttons, bars, borders of selected elements. */
  brand: Colour;
  /** A button under the pointer. */
  hover: Colour;
  /** Text on `brand` and `hover`. */
  onBrand: Colour;
  /** Links and the focus ring. */
  link: Colour;
  /** Background of selected elements. */
  tint: Colour;
  /** Background of bars. */
  track: Colour;
  /** Background of the footer. */
  deep: Colour;
};

export type Palette = {
  light: Shades;
  dark: Shades;
  /** On the footer, which is dark in both modes: buttons, borders of fields, secondary text. */
  footer: { button: Colour; line: Colour; muted: Colour };
};

/** The contrast for which a colour is rejected, and the nearest accepted colour. */
export type ColourProblem = { ratio: number; background: Colour; nearest: Colour };

/**
 * Returns a problem when the colour is too light: its buttons and bars have too little contrast with the page. The
 * derived shades satisfy every other rule.
 */
export function problemOfPrimary(primary: Colour): ColourProblem | null {
  const [background, ratio] = closest(primary);
  if (ratio >= SHAPE_CONTRAST) return null;
  const nearest = shiftUntil(lchOf(primary), -STEP, (shade) => closest(shade)[1] >= SHAPE_CONTRAST);
  return { ratio, background, nearest };
}

/** Returns the background of buttons and bars with which the colour has the lowest contrast. */
function closest(primary: Colour): [background: Colour, ratio: number] {
  const { tint, track } = lightAreas(lchOf(primary));
  return [...Object.values(BACKGROUNDS.light), tint, track]
    .map((background): [Colour, number] => [background, contrastOf(primary, background)])
    .reduce((least, other) => (other[1] < least[1] ? other : least));
}

/** @param primary a colour without a problem. It is the brand colour in light mode, unchanged. */
export function paletteOf(primary: Colour): Palette {
  const own = lchOf(primary);
  return { light: lightShades(primary, own), dark: darkShades(own), footer: footerShades(own) };
}

/** Returns a shade for a large area. @param part share of the colour's chroma @param most maximum chroma */
const area = ({ chroma, hue }: Lch, lightness: number, part: number, most: number): Colour =>
  colourOf({ lightness, chroma: Math.min(chroma * part, most), hue });

const lightAreas = (own: Lch) => ({
  tint: area(own, 0.975, 0.12, 0.012),
  track: area(own, 0.965, 0.15, 0.018),
});

function lightShades(primary: Colour, own: Lch): Shades {
  const { tint, track } = lightAreas(own);
  const onBrand = TEXTS.find((text) => contrastOf(text, primary) >= TEXT_CONTRAST)!;
  const behind = [...backgroundsOf('light'), tint, track];
  return {
    ...{ brand: primary, onBrand, tint, track },
    // The hover colour differs more from the colour of the text, so the text stays readable.
    hover: colourOf({
      ...own,
      lightness: onBrand === '#ffffff' ? own.lightness * 0.87 : Math.min(1, own.lightness + 0.05),
    }),
    link:
      leastContrast(primary, behind) >= TEXT_CONTRAST
        ? primary
        : shiftUntil(own, -STEP, (shade) => leastContrast(shade, behind) >= TEXT_CONTRAST),
    deep: area(own, 0.32, 0.6, 0.06),
  };
}

function darkShades(own: Lch): Shades {
  const tint = area(own, 0.3, 0.4, 0.045);
  const track = area(own, 0.37, 0.4, 0.05);
  const behind = [...backgroundsOf('dark'), tint, track];
  const atLeast = (lightness: number, contrast: number) =>
    shiftUntil(
      { ...own, lightness: Math.max(own.lightness, lightness) },
      STEP,
      (shade) => leastContrast(shade, behind) >= contrast,
    );
  const brand = atLeast(0.7, SHAPE_CONTRAST);
  const shown = lchOf(brand);
  return {
    ...{ brand, tint, track, onBrand: TEXTS[1] },
    hover: colourOf({ ...shown, lightness: Math.min(1, shown.lightness + 0.06) }),
    link: atLeast(0.79, TEXT_CONTRAST),
    deep: area(own, 0.26, 0.5, 0.045),
  };
}

const footerShades = (own: Lch): Palette['footer'] => ({
  button: area(own, 0.79, 1, 0.1),
  line: area(own, 0.69, 0.3, 0.045),
  muted: area(own, 0.84, 0.2, 0.03),
});

const backgroundsOf = (mode: 'light' | 'dark'): Colour[] => [
  ...Object.values(BACKGROUNDS[mode]),
  ...Object.values(MESSAGES[mode]),
];

/** Step of the lightness (0 to 1). Too small for people to see. */
const STEP = 0.004;

/** Returns the nearest darker (negative step) or lighter colour that passes, or black or white when none does. */
function shiftUntil(own: Lch, step: number, passes: (shade: Colour) => boolean): Colour {
  for (let { lightness } = own; ; lightness += step) {
    const shade = colourOf({ ...own, lightness: Math.min(1, Math.max(0, lightness)) });
    if (passes(shade) || lightness <= 0 || lightness >= 1) return shade;
  }
}
