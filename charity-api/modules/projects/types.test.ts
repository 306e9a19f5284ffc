/** Campaign types with their stories, and the tags that filter campaigns. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName, type Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { testPlan } from '#tests/support/api/sqlite-only';

const api = sharedApi();

async function ask<Name extends EndpointName>(name: Name, address: string): Promise<Reply<Name>> {
  const answer = await api.get(address);
  expect(answer.status).toBe(200);
  return ENDPOINTS[name].reply.parse(await answer.json()) as Reply<Name>;
}
const tags = async (query: string) => (await ask('tags', `/tags${query}`)).result;
const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id).sort();

test('returns tags by type and in pages, without tags that no campaign has', async () => {
  const all = await tags('?limit=100');
  expect(all.data.map(({ id }) => id)).not.toContain('rent');
  const own = await tags('?type=tayseer');
  expect(own.data).toEqual(all.data.filter(({ type }) => type === 'tayseer'));
  expect(own.total).toBe(own.data.length);
});

test('a tag filter returns the campaigns with this tag, in every order', async () => {
  for (const { id, type } of (await tags('?limit=100')).data) {
    const found = (await ask('projects', `/projects?tag=${id}&limit=100`)).result;
    expect(found.total, id).toBeGreaterThan(0);
    expect(found.data.every((project) => project.type === type)).toBe(true);
    for (const order of ['ending', 'closest', 'largest']) {
      const ordered = (await ask('projects', `/projects?tag=${id}&order=${order}&limit=100`))
        .result;
      expect(idsOf(ordered)).toEqual(idsOf(found));
    }
  }
  expect((await ask('projects', '/projects?tag=rent')).result.total).toBe(0);
});

testPlan('the query for the campaigns of a tag uses an index', async () => {
  const { rows } = await sql<{ detail: string }>`explain query plan select id from offerings
    where type <> 'fund' and type = 'eskan'
      and seq in (select offering from offering_tags where tag = 'repair')`.execute(api.db);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).toMatch(/SEARCH offering_tags USING (?:PRIMARY KEY|COVERING INDEX|INDEX)/);
  expect(plan).not.toMatch(/SCAN/);
});
