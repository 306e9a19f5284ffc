/** Translation on the server. Each language has its own i18next instance, so no request changes another's language. */
import { createInstance, type i18n, type Resource } from 'i18next';
import { LOCALES, type Locale } from '#domain/locales';
import { formatPlaceholder, type Translate } from './translate';

type Namespaces = Record<string, object>;

const files = import.meta.glob<object>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

const resources = Object.fromEntries(LOCALES.map((locale) => [locale, {} as Namespaces]));
for (const [path, strings] of Object.entries(files)) {
  const [, locale = '', namespace = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (resources[locale]) resources[locale][namespace] = strings;
}

/** Limits memory. Several times the number of texts in locales/. */
const MAX_KNOWN = 5_000;

const instances = new Map<Locale, i18n>(
  LOCALES.map((locale) => {
    const instance = createInstance();
    // Everything is in memory, so this finishes before it returns (initImmediate: false).
    void instance.init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'shell',
      // React and the mail templates escape texts. Escaping twice would display "&amp;".
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        format: (value: string | number, _format, _locale, options) =>
          formatPlaceholder(String(options?.interpolationkey), value),
      },
      resources: { [locale]: resources[locale] as Resource[string] },
      initImmediate: false,
    });
    return [locale, instance];
  }),
);

const translators = new Map(LOCALES.map((locale) => [locale, cachingTranslator(locale)]));

/** Caches texts without placeholders, so that i18next looks each of them up once and not for every page. */
function cachingTranslator(locale: Locale): Translate {
  const translate = instances.get(locale)!.t as Translate;
  const known = new Map<string, string>();
  return (key, params) => {
    if (params) return translate(key, params);
    let text = known.get(key);
    if (text === undefined) {
      text = translate(key);
      // Some keys contain values from the charity API, so their number is not limited by the code.
      if (known.size < MAX_KNOWN) known.set(key, text);
    }
    return text;
  };
}

/** Returns the translator of a language. Its keys have the format "namespace:path.to.string". */
export function translateIn(locale: Locale): Translate {
  return translators.get(locale)!;
}

/** Returns the strings of the namespaces that a page needs in the browser. */
export function stringsFor(locale: Locale, namespaces: readonly string[]): Namespaces {
  return Object.fromEntries(namespaces.map((name) => [name, resources[locale]?.[name] ?? {}]));
}
