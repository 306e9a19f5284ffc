/** docs/threats.md names tests: each is there, under that name. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The rows of the table that name a test: its file and its name. */
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

test('a row without a test is found', () => {
  expect(testsIn('| threat | control | test |\n| --- | --- | --- |\n| a | b | none yet |')).toEqual(
    [{ file: '', name: 'none yet' }],
  );
  expect(rows.length).toBeGreaterThan(10);
});

describe('the test of a threat', () => {
  test.each(rows)('$name', ({ file, name }) => {
    expect(existsSync(file), file).toBe(true);
    const quoted = readFileSync(file, 'utf8').includes(`'${name}'`);
    expect(quoted, `${file} has no test of that name`).toBe(true);
  });
});
