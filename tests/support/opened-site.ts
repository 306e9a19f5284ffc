/** The site of a file of tests: opened once before them, and well again after each. */
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { openTestSite, type TestSite } from './site';

/** To be called outside of tests; there is nothing in it before the first of them. */
export function openedSite(): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await openTestSite()));
  afterEach(() => {
    vi.useRealTimers();
    site.fail(null);
  });
  return site;
}

/** On the seed's own day, so that its deadlines are ahead. */
export function siteAtSeedTime(): TestSite {
  const site = openedSite();
  beforeEach(() => void vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] }));
  return site;
}
