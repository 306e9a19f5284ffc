/** Programs: the list, one program, and neither for what does not exist. */
import { beforeAll, expect, test } from 'vitest';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { loader as listLoader } from './list';
import { loader } from './program';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});

test('the list names every program, without its story', async () => {
  const { data } = await listLoader(args(visit('/programs')));
  expect(data).toMatchObject({ page: 1, pages: 1 });
  expect(data.programs).toHaveLength(5);
  expect(JSON.stringify(data.programs)).not.toContain('<p>');
});

test.each(['abc', '0', '77'])('page=%s of the list is its only page', async (page) => {
  const { data } = await listLoader(args(visit(`/programs?page=${page}`)));
  expect(data).toMatchObject({ page: 1 });
  expect(data.programs).toHaveLength(5);
});

test('a program has its story, pictures and campaigns', async () => {
  const id = 'water-and-life';
  const { data } = await loader(args(visit(`/ar/programs/${id}`), { id }));
  expect(data.program.story).toContain('<p>');
  expect(data.program.pictures.length).toBeGreaterThan(1);
  expect(data.program.cards.length).toBeGreaterThan(0);
  expect(data.head.title).toBe('ماء وحياة');
});

test('an unknown program is a 404, an outage a 503', async () => {
  const at = (id: string) =>
    loader(args(visit(`/programs/${id}`), { id })).catch((thrown: unknown) => thrown);
  expect(await at('nope')).toMatchObject({ status: 404 });
  site.fail(unreachable);
  expect(await at('water-and-life')).toMatchObject({ status: 503 });
  site.fail(null);
});
