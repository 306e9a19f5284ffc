/** The files for browsers contain no secrets, no server code, no large libraries, and no unneeded variables. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '#config';
import { filesBelow } from './sources';
import { readStrings } from './strings';

type Module = { module: string; imports?: string[] };
type Manifest = { entry: Module; routes: Record<string, Module>; url: string };

/** Text of every script in build/client, by its URL path. */
const scripts = new Map<string, string>();
/** Paths of the scripts that pages load without an action of the visitor: entry, routes and their imports. */
let first: string[] = [];

beforeAll(() => {
  for (const file of filesBelow('build/client').filter((path) => path.endsWith('.js')))
    scripts.set(file.replace('build/client', ''), readFileSync(file, 'utf8'));
  const manifest = [...scripts].find(([path]) => /\/manifest-\w+\.js$/.test(path))?.[1] ?? '';
  const { entry, routes } = JSON.parse(
    manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
  ) as Manifest;
  first = [
    ...new Set(
      [entry, ...Object.values(routes)].flatMap(({ module, imports = [] }) => [module, ...imports]),
    ),
  ];
});

function holding(marker: string, among: Iterable<string> = scripts.keys()): string[] {
  return [...among].filter((path) => scripts.get(path)?.includes(marker));
}

test('the build exists and contains React', () => {
  expect(scripts.size).toBeGreaterThan(5);
  expect(first.every((path) => scripts.has(path))).toBe(true);
  expect(holding('hydrateRoot', first)).not.toEqual([]);
});

describe('every script', () => {
  // Without names that are also ordinary words: NODE_ENV, PORT, HOST, LOCALES.
  const names = Object.keys(SETTINGS).filter((name) => name.includes('_') && name !== 'NODE_ENV');

  test.each(names)('no script contains the setting %s', (name) => {
    expect(holding(name)).toEqual([]);
  });

  test.each(['node:', 'libsql', 'kysely', 'nodemailer', 'sanitize-html', 'pino'])(
    'no script imports the server package %s',
    (name) => {
      const imported = [`from"${name}`, `from "${name}`, `import"${name}`, `require("${name}`];
      expect(imported.flatMap((text) => holding(text))).toEqual([]);
    },
  );

  test('no script contains the country list', () => {
    expect(holding('officialLanguageNameLocal')).toEqual([]);
  });

  test('no script contains texts of locales/', () => {
    const texts = Object.values(readStrings()).flatMap((strings) => [...strings.values()]);
    // Long enough not to occur in other code by coincidence.
    const telling = [...new Set(texts.filter((text) => text.length >= 20 && !text.includes('{{')))];
    expect(telling.length).toBeGreaterThan(50);
    const all = [...scripts.values()].join('\n');
    // Minified scripts may contain other characters than ASCII unchanged or escaped.
    const escaped = (text: string) =>
      text.replace(
        /[^ -~]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    const foundIn = (code: string) =>
      telling.filter((text) => code.includes(text) || code.includes(escaped(text)));
    const arabic = telling.find((text) => /^[\u0600-\u06ff ]+$/.test(text))!;
    expect(foundIn(`const a = "${escaped(arabic)}";`)).toContain(arabic);
    expect(foundIn(all)).toEqual([]);
  });
});

test.each([
  ['zod', ['ZodError', '_zod']],
  ['metadata of phone numbers', ['country_calling_codes']],
])('no script of the first load contains %s', (_, markers) => {
  expect(
    first.filter((path) => markers.some((marker) => scripts.get(path)?.includes(marker))),
  ).toEqual([]);
});

test('the stylesheet has no utilities whose variables every page would declare', () => {
  const [stylesheet = ''] = filesBelow('build/client').filter((path) => path.endsWith('.css'));
  const css = readFileSync(stylesheet, 'utf8');
  expect(css).toContain('@layer properties');
  // Write `[box-shadow:none]` and `[line-height:1]` instead of `shadow-none` and `leading-none`.
  expect(css.match(/--tw-(?:shadow|leading|blur|translate)/g) ?? []).toEqual([]);
});

test('the service worker has at most 3 KB', () => {
  expect(readFileSync('build/client/service-worker.js.br').length).toBeLessThanOrEqual(3 * 1_024);
});
