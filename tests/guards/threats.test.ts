/** docs/threats.md names a test for each threat. These tests exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasTest } from './sources';

/** File and beginning of the title of the test in each row of the table. */
function testsIn(page: string): { file: string; name: string }[] {
  return page
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !line.startsWith('| ---') && !/\| test \|$/.test(line),
    )
    .map((line) => {
      const cell = line.split(' | ').at(-1)!.replace(/ \|$/, '');
      const [, file = '', name = ''] = /^`([^`]+)`: (.+?)…?$/.exec(cell) ?? [];
      return { file, name: name || cell };
    });
}

const rows = testsIn(readFileSync('docs/threats.md', 'utf8'));

test('finds a row without a test', () => {
  expect(testsIn('| threat | control | test |\n| --- | --- | --- |\n| a | b | none yet |')).toEqual(
    [{ file: '', name: 'none yet' }],
  );
  expect(hasTest('tests/guards/threats.test.ts', 'finds a row')).toBe(true);
  expect(hasTest('tests/guards/threats.test.ts', ['no', 'test'].join(' '))).toBe(false);
  expect(hasTest('tests/guards/no-such.test.ts', '')).toBe(false);
  expect(rows.length).toBeGreaterThan(10);
});

describe('a test that docs/threats.md names exists', () => {
  test.each(rows)('finds the test: $name', ({ file, name }) => {
    expect(hasTest(file, name), `${file} has no test with this title`).toBe(true);
  });
});
