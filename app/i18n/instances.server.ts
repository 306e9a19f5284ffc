/** Translation on the server: one i18next instance a language, made once and never switched, so no request can change another's language. */
import { createInstance, type i18n, type Resource } from 'i18next';
import { LOCALES, type Locale } from '#domain/locales';
import { written, type Translate } from './translate';

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

/** Several times the texts there are. */
const MAX_KNOWN = 5_000;

const instances = new Map<Locale, i18n>(
  LOCALES.map((locale) => {
    const instance = createInstance();
    // Everything is in memory, so this finishes before it returns (initImmediate: false).
    void instance.init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'shell',
      // React and the mail templates escape; escaping twice would show &amp; to the reader.
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        format: (value: string | number, _format, _locale, options) =>
          written(String(options?.interpolationkey), value),
      },
      resources: { [locale]: resources[locale] as Resource[string] },
      initImmediate: false,
    });
    return [locale, instance];
  }),
);

const translators = new Map(LOCALES.map((locale) => [locale, remembering(locale)]));

/** Most texts have nothing to fill in: each of those is looked up once, not for every page. */
function remembering(locale: Locale): Translate {
  const translate = instances.get(locale)!.t as Translate;
  const known = new Map<string, string>();
  return (key, params) => {
    if (params) return translate(key, params);
    let text = known.get(key);
    if (text === undefined) {
      text = translate(key);
      // Keys are written in the code, but for those made of the charity's own words.
      if (known.size < MAX_KNOWN) known.set(key, text);
    }
    return text;
  };
}

/** @param key "namespace:path.to.string" */
export function translateIn(locale: Locale): Translate {
  return translators.get(locale)!;
}

/** The strings of some namespaces, for the pages that need no others in the browser. */
export function stringsFor(locale: Locale, namespaces: readonly string[]): Namespaces {
  return Object.fromEntries(namespaces.map((name) => [name, resources[locale]?.[name] ?? {}]));
}
