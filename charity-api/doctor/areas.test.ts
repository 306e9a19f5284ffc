/** Tests that an area has the worst result of its checks. */
import { expect, test } from 'vitest';
import { groupByArea } from './areas';
import { fail, ok, skipped, warn } from './finding';

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
