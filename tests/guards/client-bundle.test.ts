/** What browsers download: no secrets, no server, and nothing heavy or foreign before somebody asks for it. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_SECRET, SETTINGS } from '#config';
import { filesBelow } from './sources';
import { readStrings } from './strings';

type Module = { module: string; imports?: string[] };
type Manifest = { entry: Module; routes: Record<string, Module>; url: string };

/** Text of every script in build/client, by its address. */
const scripts = new Map<string, string>();
/** Addresses of scripts that some page loads without being asked: entry, routes and what those import. */
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

test('there is a build to read, and React is found in it', () => {
  expect(scripts.size).toBeGreaterThan(5);
  expect(first.every((path) => scripts.has(path))).toBe(true);
  expect(holding('hydrateRoot', first)).not.toEqual([]);
});

describe('no script at all has', () => {
  // Names that also are ordinary words are left out: NODE_ENV, PORT, HOST, LOCALES.
  const names = Object.keys(SETTINGS).filter((name) => name.includes('_') && name !== 'NODE_ENV');

  test.each(names)('the setting %s', (name) => {
    expect(holding(name)).toEqual([]);
  });

  test('a sample secret', () => {
    expect(holding(SAMPLE_SECRET)).toEqual([]);
  });

  test.each(['node:', 'libsql', 'kysely', 'nodemailer', 'sanitize-html', 'pino'])(
    'the server’s %s',
    (name) => {
      const imported = [`from"${name}`, `from "${name}`, `import"${name}`, `require("${name}`];
      expect(imported.flatMap((text) => holding(text))).toEqual([]);
    },
  );

  test('the country list: they are sent what they show of it', () => {
    expect(holding('officialLanguageNameLocal')).toEqual([]);
  });

  test('texts of locales/: they travel with the page, in its language', () => {
    const texts = Object.values(readStrings()).flatMap((strings) => [...strings.values()]);
    // Long enough to be nobody else's words by chance.
    const telling = [...new Set(texts.filter((text) => text.length >= 20 && !text.includes('{{')))];
    expect(telling.length).toBeGreaterThan(50);
    const all = [...scripts.values()].join('\n');
    // Minified scripts may write what is not ASCII as it is or escaped.
    const escaped = (text: string) =>
      text.replace(
        /[^ -~]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    expect(telling.filter((text) => all.includes(text) || all.includes(escaped(text)))).toEqual([]);
  });
});

describe('no script that comes by itself has', () => {
  test.each([
    ['zod', ['ZodError', '_zod']],
    ['phone numbers’ metadata', ['country_calling_codes']],
  ])('%s', (_, markers) => {
    expect(
      first.filter((path) => markers.some((marker) => scripts.get(path)?.includes(marker))),
    ).toEqual([]);
  });
});
