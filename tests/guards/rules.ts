/** Rules about the source files. Each is checked on every file, and on example files that break it. */
import type ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, packageOf, parse, placeOf, readSources, walk, type Source } from './sources';

export type Rule = {
  name: string;
  breaches: (source: Source) => string[];
  /** Example files that break the rule. */
  breach: [path: string, text: string][];
};

/** Finds forbidden names and strings in a file. */
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

/** @param innocent example files that break none of the rules */
export function checkRules(rules: Rule[], innocent: [path: string, text: string][]): void {
  const sources = readSources();

  test('reads the source files', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  describe.each(rules)('$name', ({ breaches, breach }) => {
    test.each(breach)('finds the violation in an example of %s: %s', (path, text) => {
      expect(breaches(parse(path, text))).not.toEqual([]);
    });

    test('no source file violates the rule', () => {
      expect(sources.flatMap(breaches)).toEqual([]);
    });
  });

  test.each(innocent)('reports no violation in an allowed example of %s: %s', (path, text) => {
    expect(rules.flatMap(({ breaches }) => breaches(parse(path, text)))).toEqual([]);
  });
}
