/** Opens a test site once for the tests of a file. Resets faults and fake timers after each test. */
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { openTestSite, type TestSite } from './site';

/** Call it outside of tests. The returned object is filled before the first test. */
export function setupTestSite(): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await openTestSite()));
  afterEach(() => {
    vi.useRealTimers();
    site.fail(null);
  });
  return site;
}

/** Same as setupTestSite, with the clock at the day of the seed, so that its deadlines are in the future. */
export function setupTestSiteAtSeedTime(): TestSite {
  const site = setupTestSite();
  beforeEach(() => void vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] }));
  return site;
}
