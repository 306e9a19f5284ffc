/** Tests attack mode: how staff see and set it, and the ratio of declines that starts it. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import {
  describeAttackMode,
  isAttackMode,
  looksLikeAttack,
  detectAttack,
  readSetting,
  setAttackMode,
} from './attack-mode';
import { record } from './events';

const api = apiOfEachTest({ empty: true });

async function attack(): Promise<void> {
  for (let n = 0; n < 30; n++) await record(api.deps, [{ bucket: 'outcomes', mark: 'declined' }]);
  await detectAttack(api.deps);
}

test.each([
  [0, 0, false],
  [29, 0, false],
  [30, 0, true],
  [15, 15, false],
  [16, 15, true],
  [100, 100, false],
  [101, 100, true],
])('%i declined and %i paid payments look like an attack: %s', (declined, succeeded, verdict) => {
  expect(looksLikeAttack({ declined, succeeded })).toBe(verdict);
});

test('starts automatically, logs one warning, and is described for the terminal', async () => {
  expect(await describeAttackMode(api.deps)).toMatch(/is off, and starts automatically/);
  await attack();
  await detectAttack(api.deps);
  expect(await isAttackMode(api.deps)).toBe(true);
  expect(await describeAttackMode(api.deps)).toBe(
    'Attack mode is on (automatic) until 2026-03-12 06:30 UTC.\nLast 10 minutes: 30 declined, 0 paid.',
  );
  expect(api.log).toMatchObject([{ level: 'warn', declined: 30, succeeded: 0 }]);
  advanceClock(api, minutes(30));
  expect(await isAttackMode(api.deps)).toBe(false);
});

test('stays off when the declines are not within ten minutes', async () => {
  for (let n = 0; n < 40; n++) {
    await record(api.deps, [{ bucket: 'outcomes', mark: 'declined' }]);
    advanceClock(api, 21_000);
  }
  await detectAttack(api.deps);
  expect(await isAttackMode(api.deps)).toBe(false);
});

test('stays off when staff turned it off, and starts again after staff set it to auto', async () => {
  await setAttackMode(api.deps, 'off');
  await attack();
  expect(await isAttackMode(api.deps)).toBe(false);
  expect(api.log).toEqual([]);
  expect(await describeAttackMode(api.deps)).toMatch(/off, set by staff/);
  await setAttackMode(api.deps, 'auto');
  expect(await isAttackMode(api.deps)).toBe(false);
  await detectAttack(api.deps);
  expect(await isAttackMode(api.deps)).toBe(true);
});

test('stays on when staff turned it on', async () => {
  await setAttackMode(api.deps, 'on');
  advanceClock(api, minutes(600));
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
])('readSetting(%j) returns %j', (typed, setting) => {
  expect(readSetting(typed)).toBe(setting);
});
