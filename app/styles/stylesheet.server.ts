/** The one stylesheet, written into the page itself: the first answer is enough to paint it. */
import { sha256 } from '../security/policy.server';
import css from './app.css?inline';

/**
 * Tailwind gives its variables their first values twice: as registered properties, and by a rule for browsers
 * without these. The rule alone serves all of them, so every page is spared the other.
 */
export const stylesheet = css
  .replace(/@property [^}]*\}/g, '')
  .replace(/@supports \(\(\(-webkit-hyphens[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/, '$1');
export const stylesheetHash = sha256(stylesheet);
