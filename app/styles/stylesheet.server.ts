/** The stylesheet of a page: written into it, so that the first answer is enough to paint it, and no longer than it needs. */
import { classesIn } from '../remix/rendered-classes.server';
import { sha256 } from '../security/policy.server';
import css from './app.css?inline';
import fonts from './fonts.css?inline';
import { readRules, writeRules } from './rules';

/**
 * Tailwind gives its variables their first values twice: as registered properties, and by a rule for browsers
 * without these. The rule alone serves all of them, so every page is spared the other.
 */
const rules = readRules(
  (fonts + css)
    .replace(/@property [^}]*\}/g, '')
    .replace(/@supports \(\(\(-webkit-hyphens[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/, '$1'),
);

/** Stands in the page while it is rendered: only then is known what is on it. */
export const STYLESHEET_PLACE = '/* the rules of this page */';

/** @returns the page with its own rules in it, and the hash by which its policy trusts them */
export function withStylesheet(html: string): { html: string; hash: string } {
  const own = writeRules(rules, classesIn(html));
  return { html: html.replace(STYLESHEET_PLACE, () => own), hash: sha256(own) };
}
