/** Tests of a charity's colour: its CSS rules, and the backgrounds against which contrast is checked. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { BACKGROUNDS, MESSAGES, paletteOf } from '#domain/colours/palette';
import * as logging from '../log.server';
import { rulesFor } from './charity-colours.server';

const tokens = readFileSync('web/styles/tokens.css', 'utf8');
/** The tokens of the light mode, and of the two rules of the dark mode. */
const [light, byChoice, bySystem] = [...tokens.matchAll(/color-scheme: \w+;([^}]*)\}/g)].map(
  ([, block]) => readTokens(block!),
);

function readTokens(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name!, value!]),
  );
}

test('the design has the backgrounds against which contrast is checked', () => {
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

test('the design has the same dark colours for the choice of a visitor and for the setting of the system', () => {
  expect(bySystem).toEqual(byChoice);
});

describe('the rules of a colour', () => {
  const [forLight, forChoice, forSystem] = rulesFor('#1e3a8a')
    .split(/(?<=\})@media/)
    .map(readTokens);

  test('replace only tokens of the design, and in dark mode all those that they replace in light mode', () => {
    for (const name of forLight!.keys()) expect([...light!.keys()]).toContain(name);
    const replaced = [...forLight!.keys()].filter((name) => byChoice!.has(name));
    // The light rules also override the design's dark mode, so the dark rules must replace each of these tokens again.
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
});

test('rulesFor returns no rules for a charity without a colour', () => {
  expect(rulesFor(undefined)).toBe('');
});

test('rulesFor ignores a colour with too little contrast, and logs it once', () => {
  const warn = vi.fn();
  vi.spyOn(logging, 'log').mockReturnValue({ warn } as never);
  expect(rulesFor('#ffffff')).toBe('');
  expect(rulesFor('#ffffff')).toBe('');
  expect(warn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
