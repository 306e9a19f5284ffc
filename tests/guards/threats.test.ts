/** docs/threats.md names a test for each threat. These tests exist. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** File and title of the test in each row of the table. */
function testsIn(page: string): { file: string; name: string }[] {
  return page
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !line.startsWith('| ---') && !/\| test \|$/.test(line),
    )
    .map((line) => {
      const cell = line.split(' | ').at(-1)!.replace(/ \|$/, '');
      const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
      return { file, name: name || cell };
    });
}

const rows = testsIn(readFileSync('docs/threats.md', 'utf8'));

test('finds a row without a test', () => {
  expect(testsIn('| threat | control | test |\n| --- | --- | --- |\n| a | b | none yet |')).toEqual(
    [{ file: '', name: 'none yet' }],
  );
  expect(rows.length).toBeGreaterThan(10);
});

describe('a test that docs/threats.md names exists', () => {
  test.each(rows)('finds the test: $name', ({ file, name }) => {
    expect(existsSync(file), file).toBe(true);
    const quoted = readFileSync(file, 'utf8').includes(`'${name}'`);
    expect(quoted, `${file} has no test with this title`).toBe(true);
  });
});
