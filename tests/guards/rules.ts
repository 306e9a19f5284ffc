/** Rules over the source files: each is checked on every file, and on made-up files that break it. */
import type ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, packageOf, parse, placeOf, readSources, walk, type Source } from './sources';

export type Rule = {
  name: string;
  breaches: (source: Source) => string[];
  /** Made-up files that break the rule. */
  breach: [path: string, text: string][];
};

/** Names and strings in a file that a rule reserves for another folder. */
export function uses(source: Source, isForbidden: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  walk(source.tree, (node) => {
    if (isForbidden(node))
      found.push(`${placeOf(source, node)}: ${node.getText(source.tree).slice(0, 80)}`);
  });
  return found;
}

export function importsPackage(source: Source, isForbidden: (name: string) => boolean): string[] {
  return importsOf(source)
    .filter(({ specifier }) => isForbidden(packageOf(specifier)))
    .map(({ specifier }) => `${source.path}: imports ${specifier}`);
}

/** @param innocent made-up files that break none of the rules */
export function checkRules(rules: Rule[], innocent: [path: string, text: string][]): void {
  const sources = readSources();

  test('there are sources to read', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  describe.each(rules)('$name', ({ breaches, breach }) => {
    test.each(breach)('finds the breach in a made-up %s', (path, text) => {
      expect(breaches(parse(path, text))).not.toEqual([]);
    });

    test('is kept', () => {
      expect(sources.flatMap(breaches)).toEqual([]);
    });
  });

  test.each(innocent)('what is allowed in %s is not taken for a breach', (path, text) => {
    expect(rules.flatMap(({ breaches }) => breaches(parse(path, text)))).toEqual([]);
  });
}
