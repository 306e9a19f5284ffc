/** Translation on the server. Each language has its own i18next instance, so no request changes another's language. */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { Locale } from '#domain/locales';
import { formatPlaceholder, type Translate } from './translate';

type Namespaces = Record<string, object>;

/** The texts as JSON, so that a language that no visitor uses is never parsed. */
const files = import.meta.glob<string>('../../locales/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const resources = new Map<Locale, Namespaces>();

function resourcesIn(locale: Locale): Namespaces {
  let known = resources.get(locale);
  if (!known) {
    known = {};
    for (const [path, json] of Object.entries(files)) {
      const [, folder, namespace = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
      if (folder === locale) known[namespace] = JSON.parse(json) as object;
    }
    resources.set(locale, known);
  }
  return known;
}

/** Limits memory. Several times the number of texts in locales/. */
const MAX_KNOWN = 5_000;

const translators = new Map<Locale, Translate>();

/** Caches texts without placeholders, so that i18next looks each of them up once and not for every page. */
function cachingTranslator(locale: Locale): Translate {
  const translate = instanceIn(locale).t as Translate;
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

function instanceIn(locale: Locale): i18n {
  const instance = createInstance();
  // Everything is in memory, so this finishes before it returns (initImmediate: false).
  void instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    appendNamespaceToMissingKey: true,
    // React and the mail templates escape texts. Escaping twice would display "&amp;".
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      format: (value: string | number, _format, _locale, options) =>
        formatPlaceholder(String(options?.interpolationkey), value),
    },
    resources: { [locale]: resourcesIn(locale) as Resource[string] },
    initImmediate: false,
  });
  return instance;
}

/** Returns the translator of a language. Its keys have the format "namespace:path.to.string". */
export function translateIn(locale: Locale): Translate {
  let translator = translators.get(locale);
  if (!translator) {
    translator = cachingTranslator(locale);
    translators.set(locale, translator);
  }
  return translator;
}

/**
 * Returns the strings of the namespaces that a page needs in the browser, as JSON: Remix writes one text into the page
 * faster than hundreds.
 */
export function stringsFor(locale: Locale, namespaces: readonly string[]): string {
  const texts = resourcesIn(locale);
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, texts[name] ?? {}])));
}
