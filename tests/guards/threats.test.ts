/** docs/threats.md names a test for each threat. These tests exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test.each(rows)('finds the test: $name', ({ file, name }) => {
  expect(hasTest(file, name), `${file} has no test with this title`).toBe(true);
});
