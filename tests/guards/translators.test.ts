/** The browser's small translator returns the same text as i18next on the server, for every string and count. */
import { describe, expect, test } from 'vitest';
import { stringsFor, translateIn } from '#web/i18n/instances.server';
import { bundlesIn, translator } from '#web/i18n/translate';
import { LOCALES } from '#domain/locales';
import english from '#tests/support/namespaces';

/** Numbers for each plural form of each language, and their neighbours. */
const COUNTS = [0, 1, 2, 3, 5, 10, 11, 12, 99, 100, 101, 102, 103, 111, 1_000, 1_002];
const PLURAL = /_(zero|one|two|few|many|other)$/;

function* keysOf(bundle: object, path: string[] = []): Generator<string> {
  for (const [key, value] of Object.entries(bundle)) {
    if (typeof value === 'string') yield [...path, key].join('.');
    else yield* keysOf(value as object, [...path, key]);
  }
}

const params = new Proxy({} as Record<string, string>, {
  get: (_, name) => (typeof name === 'string' ? `<${name} & "it">` : undefined),
  has: () => true,
});

describe.each(LOCALES)('texts in %s', (locale) => {
  const bundles = bundlesIn(stringsFor(locale, english));
  const onServer = translateIn(locale);
  const inBrowser = translator(locale, bundles);

  test.each(english)('both translators return the same text for %s', (namespace) => {
    const all = [...keysOf(bundles[namespace]!)];
    const counted = new Set(
      all.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    for (const path of new Set(all.map((key) => key.replace(PLURAL, '')))) {
      const key = `${namespace}:${path}`;
      const names = [...JSON.stringify(bundles[namespace]).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(
        (m) => m[1]!,
      );
      const values = Object.fromEntries(names.map((name) => [name, params[name]!]));
      for (const count of counted.has(path) ? COUNTS : [2]) {
        expect(inBrowser(key, { ...values, count })).toBe(onServer(key, { ...values, count }));
      }
    }
  });
});

test.each([
  ['shell:no.such.key', 'shell:no.such.key'],
  ['no.such.key', 'shell:no.such.key'],
])('both translators return a missing text %s as %s, which checks of pages find', (key, shown) => {
  const inBrowser = translator('en', bundlesIn(stringsFor('en', ['shell'])));
  expect([inBrowser(key), translateIn('en')(key)]).toEqual([shown, shown]);
  expect([inBrowser(key, { count: 1 }), translateIn('en')(key, { count: 1 })]).toEqual([
    ...[shown, shown],
  ]);
});
