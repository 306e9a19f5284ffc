/** Tests that each check belongs to an area, and that an area has the worst result of its checks. */
import { expect, test } from 'vitest';
import { areaOf, groupByArea } from './areas';
import { fail, ok, skipped, warn } from './finding';
import { CHECKS } from './run';

test.each(CHECKS.map(({ name }) => name))('the check %s has an area', (name) => {
  expect(areaOf(name)).not.toBe('');
});

test('shows the worst result of an area, and an area without findings as skipped', () => {
  const findings = [
    { check: 'sender', ...ok('fine') },
    { check: 'mail server', ...warn('slow', 'wait') },
    { check: 'disk', ...fail('full', 'delete') },
    { check: 'methods', ...skipped('no database') },
  ];
  const results = groupByArea(findings).map(({ area, result }) => [area, result]);
  expect(Object.fromEntries(results)).toMatchObject({
    ...{ mail: 'warn', data: 'fail', giving: 'skipped', settings: 'skipped' },
  });
});
