/** Tests of palettes: every accepted colour passes all contrasts of WCAG 2.2 AA, and so does each suggested colour. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, leastContrast, type Colour } from './colour';
import {
  BACKGROUNDS,
  MESSAGES,
  paletteOf,
  problemOfPrimary,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from './palette';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, '0')}`);

/** Colours of the footer that do not change (web/styles/tokens.css). */
const FOOTER = { text: '#f3f8f6', onButton: '#05201f', danger: '#ffb4ac' } as const;

function expectReadable(primary: Colour): void {
  const { footer, ...modes } = paletteOf(primary);
  for (const mode of ['light', 'dark'] as const) {
    const { brand, hover, onBrand, link, tint, track, deep } = modes[mode];
    const pages = [...Object.values(BACKGROUNDS[mode]), tint, track];
    const at = `${primary}, ${mode}`;
    expect(leastContrast(onBrand, [brand, hover]), at).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(
      leastContrast(link, [...pages, ...Object.values(MESSAGES[mode])]),
      at,
    ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(leastContrast(brand, pages), at).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
    const texts = [FOOTER.text, FOOTER.danger, footer.muted];
    expect(leastContrast(deep, texts), at).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(leastContrast(deep, [footer.button, footer.line]), at).toBeGreaterThanOrEqual(
      SHAPE_CONTRAST,
    );
    expect(contrastOf(footer.button, FOOTER.onButton), at).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(FOOTER.text, FOOTER.onButton), at).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
}

test('the palette of every accepted colour passes every contrast of WCAG 2.2 AA', () => {
  fc.assert(
    fc.property(colours, (primary) => {
      fc.pre(problemOfPrimary(primary) === null);
      expectReadable(primary);
    }),
    { numRuns: 300 },
  );
});

test('the suggested colour for every rejected colour is accepted and passes every contrast', () => {
  fc.assert(
    fc.property(colours, (primary) => {
      const problem = problemOfPrimary(primary);
      fc.pre(problem !== null);
      expect(problem!.ratio).toBeLessThan(SHAPE_CONTRAST);
      expect(problem!.ratio).toBe(contrastOf(primary, problem!.background));
      expect(problemOfPrimary(problem!.nearest)).toBeNull();
      expectReadable(problem!.nearest);
    }),
    { numRuns: 300 },
  );
});

test.each<[what: string, Colour, onBrand: Colour]>([
  ['a deep blue', '#1e3a8a', '#ffffff'],
  ['a teal', '#017c7d', '#ffffff'],
  ['a red', '#b91c1c', '#ffffff'],
  ['an orange', '#d96b00', '#05201f'],
  ['a grey', '#666666', '#ffffff'],
  ['black', '#000000', '#ffffff'],
])('the palette of %s has this colour on buttons, with readable text', (_, primary, onBrand) => {
  expect(problemOfPrimary(primary)).toBeNull();
  const { light, dark } = paletteOf(primary);
  expect(light).toMatchObject({ brand: primary, onBrand });
  expect(dark.onBrand).toBe('#05201f');
  expectReadable(primary);
});

test('the palette of a colour has black text on the colour when neither white nor near-black has enough contrast', () => {
  const primary = '#7a7a7a';
  expect(contrastOf(primary, '#ffffff')).toBeLessThan(TEXT_CONTRAST);
  expect(contrastOf(primary, '#05201f')).toBeLessThan(TEXT_CONTRAST);
  expect(paletteOf(primary).light.onBrand).toBe('#000000');
});

test('the palette of a colour uses the colour for links only when it is dark enough for text', () => {
  expect(paletteOf('#1e3a8a').light.link).toBe('#1e3a8a');
  expect(paletteOf('#d96b00').light.link).not.toBe('#d96b00');
});

test.each<Colour>(['#ffd54a', '#ffffff', '#8fd3ff', '#ff9f40'])(
  'the palette of a colour cannot be made of %s, which is too light for buttons and bars',
  (primary) => {
    expect(problemOfPrimary(primary)).not.toBeNull();
  },
);
