/**
 * The browser's translator: keys, plurals and placeholders as i18next does them on the server, in 1 KB instead
 * of 15. tests/guards/translators.test.ts proves for every string that both write the same text.
 */
import type { Locale } from '#domain/locales';
import { formatNumber } from '#domain/numbers/format';

/** Values for {{placeholders}}; `count` also chooses the plural form. */
export type Params = Record<string, string | number>;
/** @param key "namespace:path.to.string", or without the namespace for the caller's own */
export type Translate = (key: string, params?: Params) => string;

type Bundle = { [key: string]: string | Bundle };
export type Bundles = Record<string, Bundle>;

export function translator(locale: Locale, bundles: Bundles): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, params = {}) => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':', 2) : ['shell', key];
    const bundle = bundles[namespace];
    const { count } = params;
    // A language may word "none" apart from its plural rules: key_zero, as i18next has it.
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
      ? path
      : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
          written(name, params[name] ?? ''),
        );
  };
}

/** Of the numbers, only a count has thousands: a year, a reference and a port have none. */
export function written(name: string, value: string | number): string {
  return name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value);
}

function lookUp(bundle: Bundle | undefined, path: string): string | undefined {
  let found: string | Bundle | undefined = bundle;
  for (const part of path.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
