/** Texts: every language has the same keys, placeholders and all plural forms, and the code uses every key. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales';
import { parse, placeOf, readSources, walk, type Source } from './sources';
import { splitPluralKey, placeholdersIn, readStrings } from './strings';

const strings = readStrings();
const reference = strings[DEFAULT_LOCALE];
const basesOf = (map: Map<string, string>) =>
  new Set([...map.keys()].map((key) => splitPluralKey(key, map).base));

/** Namespaces whose keys are also used without the namespace: in schemas, error codes, button names. */
const USED_WITHOUT_NAMESPACE = ['errors', 'api', 'trial'];

/** server/small-page.ts reads this namespace as an object, and the compiler checks the keys. */
const READ_AS_OBJECT = 'refusals:';

type Texts = Map<string, string>;

/** Finds the errors of a language's texts: keys, plural forms, placeholders, and texts that say nothing. */
const CHECKS: Record<string, (own: Texts, wanted: Texts, locale: Locale) => string[]> = {
  'has no other key than English': (own, wanted) => missingIn(basesOf(wanted), basesOf(own)),
  'has each key of English': (own, wanted) => missingIn(basesOf(own), basesOf(wanted)),
  'has every plural form of its grammar': (own, wanted, locale) => {
    const counted = [...wanted.keys()].filter((key) => splitPluralKey(key, wanted).form);
    return [...new Set(counted.map((key) => splitPluralKey(key, wanted).base))].flatMap((base) =>
      formsOf(locale)
        .map((form) => `${base}_${form}`)
        .filter((key) => !own.has(key)),
    );
  },
  // Such a form is never shown. `zero` is allowed in any language.
  'has no plural form that its grammar does not have': (own, _, locale) =>
    [...own.keys()].filter((key) => {
      const { form } = splitPluralKey(key, own);
      return form && form !== 'zero' && !formsOf(locale).includes(form as Intl.LDMLPluralRule);
    }),
  'has the same placeholders as English': (own, wanted) =>
    [...own].flatMap(([key, text]) => {
      const { base, form } = splitPluralKey(key, own);
      const names = placeholdersIn(wanted.get(form ? `${base}_other` : base) ?? '');
      const given = placeholdersIn(text);
      // A form for one or two may contain the number as a word.
      const spelled =
        form && form !== 'other'
          ? names.filter((name) => name !== 'count' || given.includes(name))
          : names;
      return given.join() === spelled.join() ? [] : [key];
    }),
  'has no empty text and announces nothing for later': (own) =>
    keysWhere(
      own,
      (text) =>
        !/[\p{L}\p{N}]|\{\{/u.test(text) ||
        text !== text.trim() ||
        /coming soon|\btodo\b|lorem ipsum|قريبًا هنا|çok yakında|segera hadir/i.test(text),
    ),
  // A sentence of four words or more is never identical in two of these languages.
  'has no untranslated English sentence': (own, wanted, locale) =>
    keysWhere(
      own,
      (text, key) =>
        locale !== DEFAULT_LOCALE &&
        text === wanted.get(key) &&
        /(?:\p{L}{2,}\s+){3}\p{L}{2,}/u.test(text),
    ),
};

const formsOf = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

const missingIn = (keys: Set<string>, expected: Set<string>) =>
  [...expected].filter((key) => !keys.has(key));

const keysWhere = (texts: Texts, isWrong: (text: string, key: string) => boolean) =>
  [...texts].filter(([key, text]) => isWrong(text, key)).map(([key]) => key);

test('finds each error in an example', () => {
  const wanted = new Map([
    ...[
      ['x:gone', 'Gone'],
      ['x:long', 'These are four words'],
    ],
    ...[
      ['x:gifts_one', '{{count}} gift'],
      ['x:gifts_other', '{{count}} gifts'],
    ],
  ] as [string, string][]);
  const own = new Map([
    ...[
      ['x:extra', ' '],
      ['x:long', 'These are four words'],
      ['x:gifts_few', 'x'],
    ],
    ...[['x:gifts_other', '{{number}} bağış']],
  ] as [string, string][]);
  const found = Object.entries(CHECKS).map(([name, check]) => [name, check(own, wanted, 'tr')]);
  expect(Object.fromEntries(found)).toEqual({
    'has no other key than English': ['x:extra'],
    'has each key of English': ['x:gone'],
    'has every plural form of its grammar': ['x:gifts_one'],
    'has no plural form that its grammar does not have': ['x:gifts_few'],
    'has the same placeholders as English': ['x:gifts_other'],
    'has no empty text and announces nothing for later': ['x:extra'],
    'has no untranslated English sentence': ['x:long'],
  });
});

describe.each(LOCALES)('texts in %s', (locale) => {
  test.each(Object.entries(CHECKS))('%s', (_, check) => {
    expect(check(strings[locale], reference, locale)).toEqual([]);
  });
});

/** A string or template that may be a key, and the namespaces for a key without one. */
type Use = { place: string; says: string | RegExp; namespaces: string[]; isCall: boolean };

function usesIn(source: Source): Use[] {
  const found: Omit<Use, 'namespaces'>[] = [];
  const namespaces = ['shell'];
  walk(source.tree, (node) => {
    const use = { place: placeOf(source, node), isCall: isTranslated(source, node) };
    if (ts.isStringLiteralLike(node)) found.push({ ...use, says: node.text });
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      // `errors:${key}` matches every key, so it proves no use.
      if (/^[\w:.-]*[\w-]\.?$/.test(parts[0]!))
        found.push({ ...use, says: new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`) });
    }
    if (ts.isCallExpression(node) && node.expression.getText(source.tree) === 'useText')
      namespaces.push(...node.arguments.filter(ts.isStringLiteral).map(({ text }) => text));
  });
  return found.map((use) => ({ ...use, namespaces }));
}

/** Returns true when the node is the first argument of `t(…)`. */
function isTranslated({ tree }: Source, node: ts.Node): boolean {
  const { parent } = node;
  return (
    parent !== undefined &&
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /(?:^|\.)t$/.test(parent.expression.getText(tree))
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The names of a key in this place: with the namespace, and without it if the namespace is known. */
function spellings({ namespaces }: Use, key: string): string[] {
  const [namespace = '', path = ''] = key.split(':');
  return namespaces.includes(namespace) || USED_WITHOUT_NAMESPACE.includes(namespace)
    ? [key, path]
    : [key];
}

function unusedKeys(keys: Iterable<string>, uses: Use[]): string[] {
  const words = new Map<string, Use[]>();
  const templates: { use: Use; pattern: RegExp }[] = [];
  for (const use of uses) {
    if (typeof use.says === 'string') words.set(use.says, [...(words.get(use.says) ?? []), use]);
    else templates.push({ use, pattern: use.says });
  }
  return [...keys].filter((key) => {
    const path = key.slice(key.indexOf(':') + 1);
    const spoken =
      words.has(key) || words.get(path)?.some((use) => spellings(use, key).includes(path));
    return (
      !spoken &&
      !templates.some(({ use, pattern }) => spellings(use, key).some((name) => pattern.test(name)))
    );
  });
}

function unknownKeys(keys: ReadonlySet<string>, uses: Use[]): string[] {
  const isSaid = (use: Use, name: string) =>
    typeof use.says === 'string' ? use.says === name : use.says.test(name);
  return uses
    .filter(
      (use) =>
        use.isCall &&
        ![...keys].some((key) => spellings(use, key).some((name) => isSaid(use, name))),
    )
    .map(({ place, says }) => `${place}: ${typeof says === 'string' ? says : says.source}`);
}

describe('keys in the code', () => {
  const uses = readSources().flatMap(usesIn);
  const keys = basesOf(reference);

  test('every key in the code exists', () => {
    expect(unknownKeys(keys, uses)).toEqual([]);
  });

  test('the code uses every key', () => {
    const spoken = [...keys].filter((key) => !key.startsWith(READ_AS_OBJECT));
    expect(unusedKeys(spoken, uses)).toEqual([]);
  });
});

test('the code separates texts with the comma of the language (commaIn)', () => {
  const hasComma = ({ tree }: Source) => {
    let found = false;
    walk(tree, (node) => (found ||= ts.isTemplateMiddle(node) && node.text === ', '));
    return found;
  };
  expect(hasComma(parse('example.ts', '`${label}, ${heading}`'))).toBe(true);
  const wrong = readSources(['app', 'staff', 'web']).filter(hasComma);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
