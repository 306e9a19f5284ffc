/** Tests of the files of annual figures: rejected values, and an export that returns the imported files. */
import { expect, test } from 'vitest';
import { makeFolder, problemsOf } from '#tests/support/api/content-folder';

const FIGURES = `source:
  en: Report 2025
report: https://charity.example/2025.pdf
published: 2026-02-01
given: 90000 OMR
spent: 80000.500 OMR
items:
  - label:
      en: Water
    given: 90000 OMR
    spent: 79000 OMR
  - label:
      en: Office
    spent: 1000.500 OMR
`;
const FILE = 'annual-figures/2025.yaml';

const manyItems = Array.from({ length: 13 }, (_, n) => `  - label:\n      en: Part ${n}\n`).join(
  '',
);

test.each([
  ['given: 90000 OMR\nspent', 'given: 90001 OMR\nspent', 'given'],
  ['    spent: 79000 OMR', '    spent: 78999.999 OMR', 'spent'],
  [/items:[^]*/, `items:\n${manyItems}`, 'items'],
  [/items:[^]*/, 'items: []', 'items'],
])('rejects figures with %s changed to %s', async (from, to, field) => {
  const problems = await problemsOf(makeFolder({ [FILE]: FIGURES.replace(from, to) }));
  expect(problems[0]).toContain(FILE);
  expect(problems.join()).toContain(` ${field}`);
});

test.each(['water.yaml', '25.yaml', '3025.yaml'])('rejects the name %s', async (name) => {
  const [problem] = await problemsOf(makeFolder({ [`annual-figures/${name}`]: FIGURES }));
  expect(problem).toContain('The name of the file is the year, such as 2025.yaml.');
});
