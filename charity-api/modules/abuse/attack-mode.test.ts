/** Attack mode as staff see and set it, and what counts as an attack. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { pass } from '#tests/support/api/orders';
import {
  describeAttackMode,
  isAttackMode,
  looksLikeAttack,
  noticeAttack,
  readSetting,
  setAttackMode,
} from './attack-mode';
import { record } from './events';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ empty: true });
});
afterEach(() => api.api.close());

async function attack(): Promise<void> {
  for (let n = 0; n < 30; n++) await record(api.deps, 'outcomes', 'declined');
  await noticeAttack(api.deps);
}

test.each([
  [0, 0, false],
  [29, 0, false],
  [30, 0, true],
  [15, 15, false],
  [16, 15, true],
  [100, 100, false],
  [101, 100, true],
])('%i declined and %i paid look like an attack: %s', (declined, succeeded, verdict) => {
  expect(looksLikeAttack({ declined, succeeded })).toBe(verdict);
});

test('goes on by itself, is said so once, and seen at the terminal', async () => {
  expect(await describeAttackMode(api.deps)).toMatch(/is off, and goes on by itself/);
  await attack();
  await noticeAttack(api.deps);
  expect(await isAttackMode(api.deps)).toBe(true);
  expect(await describeAttackMode(api.deps)).toBe(
    'Attack mode is on by itself until 2026-03-12 06:30 UTC.\nLast 10 minutes: 30 declined, 0 paid.',
  );
  expect(api.log).toMatchObject([{ level: 'warn', declined: 30, succeeded: 0 }]);
  pass(api, minutes(30));
  expect(await isAttackMode(api.deps)).toBe(false);
});

test('that staff turned off stays off, and is noticed again once it may be', async () => {
  await setAttackMode(api.deps, 'off');
  await attack();
  expect(await isAttackMode(api.deps)).toBe(false);
  expect(api.log).toEqual([]);
  expect(await describeAttackMode(api.deps)).toMatch(/off, set by staff/);
  await setAttackMode(api.deps, 'auto');
  expect(await isAttackMode(api.deps)).toBe(false);
  await noticeAttack(api.deps);
  expect(await isAttackMode(api.deps)).toBe(true);
});

test('that staff turned on stays on', async () => {
  await setAttackMode(api.deps, 'on');
  pass(api, minutes(600));
  expect(await isAttackMode(api.deps)).toBe(true);
  expect(await describeAttackMode(api.deps)).toMatch(/on, set by staff/);
  await setAttackMode(api.deps, 'auto');
  expect(await isAttackMode(api.deps)).toBe(false);
});

test.each([
  ['on', 'on'],
  ['off', 'off'],
  ['auto', 'auto'],
  ['ON', null],
  ['status', null],
  ['', null],
])('the word %j sets %j', (typed, setting) => {
  expect(readSetting(typed)).toBe(setting);
});
