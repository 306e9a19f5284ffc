/** Measures the contrasts of a charity's colour as the pages use it. */
import { contrastOf, type Colour } from '#domain/colours/colour';
import {
  BACKGROUNDS,
  paletteOf,
  problemOfPrimary,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from '#domain/colours/palette';

export type Contrast = {
  /** Key below `staff-setup:contrast`. */
  name: 'button' | 'link' | 'bar' | 'darkButton' | 'darkLink';
  /** Such as 7.3, rounded down. */
  ratio: number;
  least: number;
};

export type Measured = ReturnType<typeof measure>;

export function measure(colour: Colour) {
  const problem = problemOfPrimary(colour);
  const { light, dark } = paletteOf(problem?.nearest ?? colour);
  const [paper, night] = [BACKGROUNDS.light.paper, BACKGROUNDS.dark.paper];
  const row = (name: Contrast['name'], ratio: number, least: number): Contrast => ({
    ...{ name, least },
    ratio: Math.floor(ratio * 10) / 10,
  });
  return {
    contrasts: [
      row('bar', problem?.ratio ?? contrastOf(colour, paper), SHAPE_CONTRAST),
      row('button', contrastOf(light.onBrand, light.brand), TEXT_CONTRAST),
      row('link', contrastOf(light.link, paper), TEXT_CONTRAST),
      row('darkButton', contrastOf(dark.brand, night), SHAPE_CONTRAST),
      row('darkLink', contrastOf(dark.link, night), TEXT_CONTRAST),
    ],
    /** The nearest colour with sufficient contrast, when this one has too little. */
    nearest: problem?.nearest ?? null,
    /** The colours of the samples on the page. */
    samples: {
      light: { paper, brand: colour, onBrand: light.onBrand, link: light.link },
      dark: { paper: night, brand: dark.brand, onBrand: dark.onBrand, link: dark.link },
    },
  };
}
