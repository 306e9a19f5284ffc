/** Tests of colours: published contrasts and OKLCH values, and conversion in both directions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOf, contrastOf, isColour, lchOf, type Colour } from './colour';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, '0')}`);

/** Examples of WebAIM's contrast checker. */
test.each<[Colour, Colour, number]>([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ffffff', '#767676', 4.54],
  ['#ffffff', '#777777', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffff00', '#ffffff', 1.07],
])('the contrast of %s and %s is %f, in either order', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

/** Values of CSS Color 4, in degrees. */
test.each<[Colour, number, number, number]>([
  ['#ff0000', 0.628, 0.258, 29.2],
  ['#00ff00', 0.866, 0.295, 142.5],
  ['#0000ff', 0.452, 0.313, 264.05],
])('converts %s to lightness %f, chroma %f and hue %f', (colour, lightness, chroma, degrees) => {
  const lch = lchOf(colour);
  expect(lch.lightness).toBeCloseTo(lightness, 3);
  expect(lch.chroma).toBeCloseTo(chroma, 3);
  expect(((lch.hue * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1);
});

test('every colour is unchanged after a conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(colourOf(lchOf(colour))).toBe(colour);
    }),
  );
});

test.each(['#FFF', '#FFFFFF', 'red', '#12345', '#1234567', 'rgb(0 0 0)', ''])(
  'isColour rejects “%s”, which is not #rrggbb in lower case',
  (text) => {
    expect(isColour(text)).toBe(false);
  },
);
