/** Opens an API for the tests of a file, and closes it afterwards. Call these outside of tests. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestApi, type TestApi, type TestApiOptions } from './api';

/** Returns the API of the current test: each test has its own. */
export function apiOfEachTest(options?: TestApiOptions): TestApi {
  const opened = {} as TestApi;
  beforeEach(async () => void Object.assign(opened, await openTestApi(options)));
  afterEach(() => opened.api.close());
  return opened;
}

/** Returns an API that all tests of the file, or of the describe, share. */
export function sharedApi(options?: TestApiOptions): TestApi {
  const opened = {} as TestApi;
  beforeAll(async () => void Object.assign(opened, await openTestApi(options)));
  afterAll(() => opened.api.close());
  return opened;
}
