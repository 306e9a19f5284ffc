/** The table of roles and permissions, cell by cell: a change of a role must change this table too. */
import { expect, test } from 'vitest';
import { isAllowed, PERMISSIONS, permissionsOf, rolesWith, STAFF_ROLES } from './permissions';

/** Columns: viewer, editor, figures, finance, owner. */
const TABLE: Record<string, string> = {
  'gifts.read': 'x  xx',
  'gifts.decide': '   xx',
  'refunds.ask': '   xx',
  'donors.read': 'x  xx',
  'donors.export': '   xx',
  'erasure.ask': '   xx',
  'reports.read': 'x  xx',
  'content.read': 'xxxxx',
  'content.write': ' x  x',
  'figures.write': '  x x',
  'organisation.write': '    x',
  'bank.ask': '   xx',
  'applications.read': 'xx xx',
  'applications.answer': ' x  x',
  'newsletter.read': 'xx  x',
  'newsletter.write': ' x  x',
  'people.manage': '    x',
  'log.read': '   xx',
  'approvals.decide': '    x',
};

test('the table has every permission', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...PERMISSIONS].sort());
});

test.each(
  PERMISSIONS.flatMap((permission) => STAFF_ROLES.map((role, i) => ({ permission, role, i }))),
)('$role, $permission', ({ permission, role, i }) => {
  expect(isAllowed([role], permission)).toBe(TABLE[permission]?.[i] === 'x');
});

test('a member has the permissions of all their roles, and none without a role', () => {
  expect(permissionsOf(['editor', 'figures'])).toEqual(
    PERMISSIONS.filter((one) => isAllowed(['editor'], one) || isAllowed(['figures'], one)),
  );
  expect(permissionsOf([])).toEqual([]);
  expect(rolesWith('people.manage')).toEqual(['owner']);
});
