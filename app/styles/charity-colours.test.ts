/** A charity's own colours: the rules on a page, their size, and the backgrounds with which contrasts are checked. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Colour } from '#domain/colours/colour';
import { BACKGROUNDS, MESSAGES, paletteOf } from '#domain/colours/palette';
import * as logging from '../log.server';
import { rulesFor } from './charity-colours.server';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
/** The tokens of the light mode, and of the two rules of the dark mode. */
const [light, byChoice, bySystem] = [...tokens.matchAll(/color-scheme: \w+;([^}]*)\}/g)].map(
  ([, block]) => readTokens(block!),
);

function readTokens(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name!, value!]),
  );
}

describe('the design', () => {
  test('has the backgrounds with which contrasts are checked', () => {
    const longHex = (value: string | undefined) => value?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    for (const [mode, block] of [
      ['light', light],
      ['dark', byChoice],
    ] as const) {
      for (const [name, colour] of Object.entries(BACKGROUNDS[mode]))
        expect(longHex(block!.get(name)), name).toBe(colour);
      for (const [name, colour] of Object.entries(MESSAGES[mode]))
        expect(longHex(block!.get(`${name}-tint`)), name).toBe(colour);
    }
    expect(light!.get('on-deep')).toBe('#f3f8f6');
    expect(light!.get('on-deep-btn')).toBe('#05201f');
  });

  test('has the same dark colours by choice and by the system', () => {
    expect(bySystem).toEqual(byChoice);
  });
});

describe('the rules of a colour', () => {
  const [forLight, forChoice, forSystem] = rulesFor('#1e3a8a')
    .split(/(?<=\})@media/)
    .map(readTokens);

  test('replace tokens that the design has, and each of the dark mode that they replace in the light one', () => {
    for (const name of forLight!.keys()) expect([...light!.keys()]).toContain(name);
    const replaced = [...forLight!.keys()].filter((name) => byChoice!.has(name));
    // The rules win over the dark mode of the design too, so none of its tokens may be left to it.
    const derived = new Map([['btn', 'brand']]);
    for (const name of replaced)
      expect([...forChoice!.keys()]).toContain(derived.get(name) ?? name);
    expect(forSystem).toEqual(forChoice);
  });

  test('contain the colour itself in light mode, and its shades in dark mode', () => {
    const { light: shades, dark } = paletteOf('#1e3a8a');
    expect(forLight!.get('brand')).toBe('#1e3a8a');
    expect(forLight!.get('link')).toBe(shades.link);
    expect(forChoice!.get('brand')).toBe(dark.brand);
  });

  test.each<Colour>(['#1e3a8a', '#d96b00', '#166534'])(
    '%s cost a page less than 300 bytes',
    (colour) => {
      const size = (css: string) => brotliCompressSync(css).length;
      expect(size(tokens + rulesFor(colour)) - size(tokens)).toBeLessThan(300);
    },
  );
});

test('a charity without a colour has no rules', () => {
  expect(rulesFor(undefined)).toBe('');
});

test('a colour that another API sends and nobody could read is left out, and logged once', () => {
  const warn = vi.fn();
  vi.spyOn(logging, 'log').mockReturnValue({ warn } as never);
  expect(rulesFor('#ffffff')).toBe('');
  expect(rulesFor('#ffffff')).toBe('');
  expect(warn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
