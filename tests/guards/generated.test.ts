/**
 * Generated files are up to date: .env.example, tables of documents, the OpenAPI document. `npm run generate` writes the files.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envExample } from '#config';
import { DOCUMENTS, withTables } from '#scripts/documents';
import { filesBelow, importsOf, parse } from './sources';

test('.env.example has every setting with its default', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});

test.each(DOCUMENTS)('%s has the tables that the code generates', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(withTables(path, page)).toBe(page);
});

test('the OpenAPI document names the schemas of every module of the contract', () => {
  const openapi = parse('openapi.ts', readFileSync('contract/openapi.ts', 'utf8'));
  const imported = importsOf(openapi).map(({ specifier }) => `contract/${specifier.slice(2)}.ts`);
  // The document has no endpoints for staff, and describes the headers of donor-marks.ts without its schema.
  const withSchemas = filesBelow('contract').filter(
    (file) =>
      !/^contract\/(staff\/|donor-marks)|\.test\.ts$/.test(file) &&
      /^export const \w+Schema\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(withSchemas.filter((file) => !imported.includes(file))).toEqual([]);
});
