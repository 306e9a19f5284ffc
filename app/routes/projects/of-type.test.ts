/** Tests of the loader of /projects/type/{type}: story, tags and outages. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import type { CampaignList } from './list.server';
import { loader } from './of-type';

const site = setupTestSite();

const page = async (type: string, query = '', language = '') =>
  loader(args(visit(`${language}/projects/type/${type}${query}`), { type }));
const optionsOf = (name: string, { fields }: CampaignList) =>
  fields.find((field) => field.name === name)?.options.map(({ value }) => value) ?? [];
const idsOf = ({ data }: Awaited<ReturnType<typeof page>>) =>
  data.list.cards.map(({ id }) => id).sort();

test('returns story, picture and tags of the type of the path, not of the query', async () => {
  const { story, list, head } = (await page('eskan', '?type=eghatha', '/tr')).data;
  expect(story?.story).toContain('<h3>');
  expect(story?.picture?.alt).not.toBe('');
  expect(list.filters.type).toBe('eskan');
  expect(optionsOf('tag', list).length).toBeGreaterThan(1);
  expect(head).toMatchObject({ image: expect.stringContaining('/files/scenes/') as string });
});

test.each(['development', 'fund'])('has no story and no tags for the type %s', async (type) => {
  const { story, list } = (await page(type)).data;
  expect({ story, tags: optionsOf('tag', list) }).toEqual({ story: null, tags: [] });
  expect(list.total).toBeGreaterThan(0);
});

test('ignores a tag that is unknown or of another type, and prevents caching', async () => {
  const all = idsOf(await page('eskan'));
  for (const query of ['?tag=water', '?tag=%22', '?tag=nothing']) {
    const shown = await page('eskan', query);
    expect(idsOf(shown)).toEqual(all);
    expect(new Headers(shown.init?.headers).get('cache-control')).toBe('no-store');
  }
});

test('returns the list when story and tags are unavailable, and 503 when the list is unavailable', async () => {
  site.fail((request) =>
    /project-types\/|tags/.test(request.url) ? unreachable(request) : undefined,
  );
  const { data } = await page('eskan');
  expect(data.story).toBeNull();
  expect(optionsOf('tag', data.list)).toEqual([]);
  expect(data.list.total).toBeGreaterThan(0);
  site.fail(unreachable);
  expect(await page('eskan').catch((thrown: unknown) => thrown)).toMatchObject({ status: 503 });
});

test('returns 404 for an unknown type', async () => {
  expect(await page('nope').catch((thrown: unknown) => thrown)).toMatchObject({ status: 404 });
});

test('removes scripts from a story', async () => {
  const answer = await site.get('/project-types/eskan');
  const body = (await answer.json()) as { result: { story: Record<string, string> } };
  body.result.story.en = '<p>Honest</p><script>alert(1)</script>';
  site.fail((request) =>
    request.url.endsWith('/project-types/eskan') ? Response.json(body) : undefined,
  );
  expect((await page('eskan')).data.story?.story).toBe('<p>Honest</p>');
});
