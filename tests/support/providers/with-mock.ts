/** A charity API with the mock of one provider, for the tests of a file. */
import { afterEach, beforeEach } from 'vitest';
import type { ProviderSettings } from '#api/deps';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import type { MockOptions } from './server';

type Mock<Name extends keyof ProviderSettings> = {
  settings: ProviderSettings[Name];
  close(): Promise<void>;
};

/** Opens API and mock before each test of the file, and closes them after it. @returns those of the current test */
export function withMock<Name extends keyof ProviderSettings, Opened extends Mock<Name>>(
  name: Name,
  openMock: (options: MockOptions) => Promise<Opened>,
): { api: TestApi } & Record<Name, Opened> {
  const opened = {} as { api: TestApi } & Record<string, Opened>;
  beforeEach(async () => {
    const mock = await openMock({
      deliver: (request) => opened.api.api.fetch(request),
      publicUrl: 'https://give.test',
      now: () => opened.api?.clock.now ?? TEST_NOW,
    });
    const api = await openTestApi({ config: { providers: { [name]: mock.settings } } });
    Object.assign(opened, { api, [name]: mock });
  });
  afterEach(async () => {
    await opened.api.api.close();
    await opened[name]!.close();
  });
  return opened as { api: TestApi } & Record<Name, Opened>;
}
