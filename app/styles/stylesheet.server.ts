/** Inlines into each page the rules that it needs, so that the browser can render it without a further request. */
import { LRUCache } from 'lru-cache';
import { classesIn } from '#web/remix/rendered-classes.server';
import { sha256 } from '#web/security/policy.server';
import fonts from '#web/styles/fonts.css?inline';
import css from './app.css?inline';
import { LIGHT, readRules, writeRules } from './rules';
import {
  variablesIn,
  variablesInStyleAttributes,
  withoutTailwindVariables,
  withoutUnusedVariables,
} from './variables';

// The stylesheet of the development server is not minified, so the function would not find its variables.
const rules = readRules(import.meta.env.PROD ? withoutTailwindVariables(css) : css);

/** The font files. Light pages use the fonts of the device. */
const fontRules = readRules(fonts);

/** A placeholder in the page while it is rendered, because the classes are known only afterwards. */
export const STYLESHEET_PLACEHOLDER = '/* the rules of this page */';

/**
 * @param options `colours`: rules with the colours of the charity
 * @returns the page with its rules, and their hash for the Content Security Policy
 */
export function withStylesheet(
  html: string,
  { colours, isLight }: { colours: string; isLight: boolean },
): { html: string; hash: string } {
  const present = classesIn(html);
  if (isLight) present.add(LIGHT);
  const variables = variablesInStyleAttributes(html);
  const key = [...present, ...variables, colours].join(' ');
  const { rules: own, hash } = cache.memo(key, { context: { present, variables, colours } });
  return { html: html.replace(STYLESHEET_PLACEHOLDER, () => own), hash };
}

type PageStyles = { rules: string; hash: string };

/** Each entry has about 25 KB. */
const MAX_CACHED = 50;
type Needs = { present: Set<string>; variables: Set<string>; colours: string };

/** The rules of recent pages, by what they need. Pages for different visitors mostly need the same. */
const cache = new LRUCache<string, PageStyles, Needs>({
  max: MAX_CACHED,
  memoMethod: (_key, _stale, { context }) => write(context),
});

function write({ present, variables, colours }: Needs): PageStyles {
  const isLight = present.has(LIGHT);
  const fontFaces = isLight ? '' : writeRules(fontRules, new Set());
  const used = new Set([...variables, ...variablesIn(colours)]);
  // All colours stay: after a navigation, scripts show other pages with the stylesheet of this one.
  const own = withoutUnusedVariables(fontFaces + writeRules(rules, present), used) + colours;
  return { rules: own, hash: sha256(own) };
}
