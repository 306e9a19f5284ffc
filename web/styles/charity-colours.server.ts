/** Rules that replace colours of the design by those of the charity, for the stylesheet that is inlined into a page. */
import type { Colour } from '#domain/colours/colour';
import { paletteOf, problemOfPrimary, type Palette } from '#domain/colours/palette';
import { log } from '../log.server';

type Tokens = Record<string, Colour | 'var(--brand)'>;

const modeTokens = ({
  brand,
  hover,
  onBrand,
  link,
  tint,
  track,
  deep,
}: Palette['light']): Tokens => ({
  ...{ brand, 'btn-hover': hover, 'on-btn': onBrand, link, tint, track, deep },
});

const footerTokens = ({ button, line, muted }: Palette['footer']): Tokens => ({
  ...{ 'deep-btn': button, 'deep-line': line, 'on-deep-muted': muted },
});

/** The last result. A charity has one colour, so a cache of one entry is enough. */
let last: { primary: Colour; rules: string } | null = null;

/**
 * Returns CSS rules that replace tokens of the design with shades of the colour. Returns '' without a colour, and for a
 * colour with too little contrast. The reference API rejects such a colour when content is imported; another API may
 * send it. The rules are in no cascade layer, so they also override the whole stylesheet, which scripts add later.
 */
export function rulesFor(primary: Colour | undefined): string {
  if (primary === undefined) return '';
  if (last?.primary !== primary) last = { primary, rules: write(primary) };
  return last.rules;
}

function write(primary: Colour): string {
  if (problemOfPrimary(primary)) {
    log().warn({ primary }, 'the colour of the charity is too light for the site');
    return '';
  }
  const { light, dark, footer } = paletteOf(primary);
  const lightRules = {
    ...modeTokens(light),
    btn: 'var(--brand)',
    ...footerTokens(footer),
  } as const;
  const darkRules = declarations(modeTokens(dark));
  return (
    `:root{${declarations(lightRules)}}` +
    // On screen only, as in tokens.css: receipts are printed on white.
    `@media screen{[data-mode=dark]{${darkRules}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){${darkRules}}}`
  );
}

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
