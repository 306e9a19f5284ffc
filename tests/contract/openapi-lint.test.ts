/** Tests the OpenAPI document with Redocly's recommended rules, and the names of its schemas. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApi } from '#contract/openapi';

test('openapi.json has no error of the linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApi()),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('openapi.json has a title for each schema, a tag for each operation, and the limits of lists', () => {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, { tags: string[]; parameters?: { name: string }[] }>>;
    components: { schemas: Record<string, { title: string }> };
  };
  expect(Object.keys(components.schemas)).toContain('ProjectSummary');
  for (const [name, { title }] of Object.entries(components.schemas)) expect(title).toBe(name);
  for (const { tags } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    expect(tags).toHaveLength(1);
  expect(paths['/projects']!.get!.parameters).toContainEqual(
    expect.objectContaining({
      name: 'limit',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 9 },
    }),
  );
});
