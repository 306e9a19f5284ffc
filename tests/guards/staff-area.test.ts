/** Checks of the staff area: links of the menu and of the first page lead to pages, and recipes make all actions. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { MENU } from '#staff/frame/menu';
import routes from '#staff/routes';
import { PAGE_OF } from '#staff/routes/today/lines';
import { urlPatternsOf } from './site-map';
import { readSources, walk } from './sources';

const pages = urlPatternsOf(await routes, 'staff');
const paths = pages.map(({ pattern }) => pattern);
const sources = readSources(['staff']).filter(({ path }) =>
  pages.some(({ file }) => file === path),
);

test('reads the pages of the staff area', () => {
  expect(sources.length).toBeGreaterThan(10);
});

describe('links', () => {
  const menu = MENU.flatMap(({ entries }) => entries.map(({ to }) => to));
  const today = Object.values(PAGE_OF).filter((to) => to !== null);

  test.each([...menu, ...today])('%s is a page', (to) => {
    expect(paths).toContain(to.split('?')[0]);
  });
});

/** The initializer of an exported constant: the name of the function that it calls, or null. */
function recipeOf(tree: ts.SourceFile, name: 'loader' | 'action'): string | null | undefined {
  let recipe: string | null | undefined;
  walk(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) recipe = null;
    if (!ts.isVariableDeclaration(node) || node.name.getText(tree) !== name) return;
    const { initializer } = node;
    const isCall = initializer !== undefined && ts.isCallExpression(initializer);
    recipe = isCall ? initializer.expression.getText(tree) : null;
  });
  return recipe;
}

test('every page has actions that are made by staffAction, or by openAction before the sign-in', () => {
  const made = sources.map(({ path, tree }) => [path, recipeOf(tree, 'action')] as const);
  const open = made.filter(([, recipe]) => recipe === 'openAction').map(([path]) => path);
  expect(open.every((path) => /^staff\/routes\/(?:sign-in|join)\//.test(path))).toBe(true);
  const others = made.filter(
    ([, recipe]) => recipe !== undefined && !['staffAction', 'openAction'].includes(recipe ?? ''),
  );
  expect(others).toEqual([]);
});
