/**
 * The translator in the browser: keys, plurals and placeholders work as in i18next on the server, but it has 1 KB
 * instead of 15 KB. tests/guards/translators.test.ts checks for every string that both return the same text.
 */
import type { Locale } from '#domain/locales';
import { formatNumber } from '#domain/numbers/format';

/** Values for {{placeholders}}; `count` also chooses the plural form. */
export type Params = Record<string, string | number>;
/** @param key "namespace:path.to.string"; without a namespace, the caller's default namespace applies */
export type Translate = (key: string, params?: Params) => string;

type Bundle = { [key: string]: string | Bundle };
export type Bundles = Record<string, Bundle>;

const parsed = new Map<string, Bundles>();

/** Returns the strings of the loader data. Parses them once, because each component has its own translator. */
export function bundlesIn(strings: string | undefined): Bundles {
  if (!strings) return {};
  const known = parsed.get(strings) ?? (JSON.parse(strings) as Bundles);
  parsed.set(strings, known);
  return known;
}

/** Returns the translator of a language. It returns "namespace:path" when the text is missing. */
export function translator(locale: Locale, bundles: Bundles): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, params = {}) => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':', 2) : ['shell', key];
    const bundle = bundles[namespace];
    const { count } = params;
    // As in i18next, a text for zero (key_zero) is possible in languages whose plural rules have no "zero".
    const forms =
      typeof count === 'number'
        ? [
            ...(count === 0 ? [`${path}_zero`] : []),
            `${path}_${plurals.select(count)}`,
            `${path}_other`,
            path,
          ]
        : [path];
    const text = forms.map((form) => lookUp(bundle, form)).find((found) => found !== undefined);
    return text === undefined
      ? `${namespace}:${path}`
      : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
          formatPlaceholder(name, params[name] ?? ''),
        );
  };
}

/** Formats a placeholder's value. Only `count` gets thousands separators: a year or a reference must not have them. */
export function formatPlaceholder(name: string, value: string | number): string {
  return name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value);
}

function lookUp(bundle: Bundle | undefined, path: string): string | undefined {
  let found: string | Bundle | undefined = bundle;
  for (const part of path.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
