/** Checks that every action and every field that the API writes into the staff log has a text. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { actionKey } from '#staff/ui/log-text';
import { readStrings } from './strings';
import { readSources, walk } from './sources';

/** Names such as "order.confirmed" in the property `action`, also as one of two values of a condition. */
function actionsIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText(tree) !== 'action') return;
    walk(node.initializer, (part) => {
      if (ts.isStringLiteral(part) && /^[a-z]+\.[a-zA-Z]+$/.test(part.text)) found.push(part.text);
    });
  });
  return found;
}

/** Names of the fields in the properties `before` and `after` of an entry, and in constants with these names. */
function fieldsIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  if (!tree.text.includes('recordAction(')) return found;
  walk(tree, (node) => {
    const isSide =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      /^(?:before|after)$/.test(node.name.getText(tree));
    if (!isSide || !node.initializer) return;
    walk(node.initializer, (part) => {
      if (ts.isCallExpression(part.parent?.parent ?? part)) return;
      if (ts.isPropertyAssignment(part) || ts.isShorthandPropertyAssignment(part))
        found.push(part.name.getText(tree));
    });
  });
  return found;
}

const actions = [...new Set(readSources(['charity-api']).flatMap(({ tree }) => actionsIn(tree)))];

test('finds the actions that the API writes', () => {
  expect(actions).toEqual(expect.arrayContaining(['order.confirmed', 'staff.rolesChanged']));
});

test.each(LOCALES)('the log has a text for each action in %s', (locale) => {
  const strings = readStrings()[locale];
  expect(actions.filter((action) => !strings.has(actionKey(action)))).toEqual([]);
});

const fields = [
  ...new Set(readSources(['charity-api']).flatMap(({ tree }) => fieldsIn(tree))),
].filter((name) => name !== 'approval');

test('finds the fields that the API writes', () => {
  expect(fields).toEqual(expect.arrayContaining(['state', 'roles', 'bankNumber', 'orders']));
});

test.each(LOCALES)('the log has a label for each field in %s', (locale) => {
  const strings = readStrings()[locale];
  expect(fields.filter((field) => !strings.has(`staff-log:field.${field}`))).toEqual([]);
});
