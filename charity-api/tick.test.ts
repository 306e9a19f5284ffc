/** Tests that background jobs of one run do not delay mails and one-time codes. */
import { expect, test } from 'vitest';
import type { Challenge } from '#contract/accounts';
import { postAuth, SALMA } from '#tests/support/api/accounts';
import { openTestApi } from '#tests/support/api/api';
import { NO_STAFF_JOBS } from '#tests/support/api/staff';
import { createProviders } from './payments/providers';
import type { Trials } from './payments/trial';
import { createTick } from './tick';

test('a code is sent while another job waits for a payment provider, and once', async () => {
  const api = await openTestApi();
  let release!: () => void;
  const provider = new Promise<void>((resume) => (release = resume));
  const trials = { tick: () => provider } as unknown as Trials;
  const deliver = () => Promise.reject(new Error('not called'));
  const tick = createTick(api.deps, {
    ...{ providers: createProviders(api.deps), trials, ...NO_STAFF_JOBS, deliver },
  });
  const first = tick();
  await postAuth<Challenge>(api, 'signup', SALMA);
  const second = tick();
  const sentAt = async () => (await api.db.selectFrom('outbox').select('sent_at').execute())[0];
  await expect.poll(sentAt).toEqual({ sent_at: api.clock.now.toISOString() });
  release();
  await Promise.all([first, second]);
  // The job that deletes sent mails has run.
  expect(await sentAt()).toBeUndefined();
  await api.api.close();
});
