/** Tests of the content that the loader of the home page returns. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { args, openTestSite, visit } from '#tests/support/site';
import { loader } from './home';

beforeAll(async () => {
  await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
});

function atSeedTime() {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
}

test('returns slides, featured campaigns, facts, outcomes and categories', async () => {
  atSeedTime();
  const { data } = await loader(args(visit('/')));
  expect(data.hero?.to).toBe('/projects');
  expect(data.slides).toHaveLength(2);
  expect(data.featured.cards).toHaveLength(3);
  expect(data.featured.cards.every(({ state }) => state === 'open')).toBe(true);
  expect(data.facts).toHaveLength(3);
  expect(data.outcomes).toHaveLength(2);
  expect(data.offer.categories.length + data.offer.others.length).toBe(7);
});

test('links to pages in the language of the URL', async () => {
  const { data } = await loader(args(visit('/ar')));
  expect(data.hero?.to).toBe('/ar/projects');
});
