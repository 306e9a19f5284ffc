/** Tests load shedding: when the server is overloaded, and which requests it still serves. */
import { expect, test } from 'vitest';
import { LoadShedder } from './admission';

const LIMITS = { delayMs: 200, fewInFlight: 1, inFlight: 3 };

/** Returns a load shedder with this event loop delay and this number of requests in flight. */
function shedderUnder(delayMs: number, inFlight: number) {
  const admission = new LoadShedder({ delayMs: () => delayMs }, undefined, LIMITS);
  const finish: (() => void)[] = [];
  const work = Array.from({ length: inFlight }, () =>
    admission.during(() => new Promise<void>((done) => finish.push(done))),
  );
  const end = async () => {
    for (const done of finish) done();
    await Promise.all(work);
  };
  return { admission, end };
}

test.each([
  ['GET', '/', false],
  ['HEAD', '/ar/projects', false],
  ['GET', '/files/scenes/hero.webp', false],
  ['GET', '/cartoons', false],
  ['POST', '/projects/x', true],
  ['GET', '/cart', true],
  ['GET', '/checkout.data', true],
  ['GET', '/tr/orders/key', true],
  ['POST', '/webhooks/stripe', true],
])('under overload, admits(%j, %j) returns %s', (method, path, admitted) => {
  expect(shedderUnder(201, 2).admission.admits(method, path)).toBe(admitted);
  expect(shedderUnder(200, 2).admission.admits(method, path)).toBe(true);
});

test.each([
  [0, 3, false],
  [0, 4, true],
  [201, 1, false],
  [201, 2, true],
  [5_000, 0, false],
])('a delay of %d ms with %d requests is an overload: %s', async (delayMs, inFlight, isCrowd) => {
  const { admission, end } = shedderUnder(delayMs, inFlight);
  expect(admission.isCrowded).toBe(isCrowd);
  await end();
  expect(admission.isCrowded).toBe(false);
});

test('a failed request is no longer in flight', async () => {
  const { admission } = shedderUnder(0, 3);
  await admission.during(() => Promise.reject(new Error('broken'))).catch(() => undefined);
  expect(admission.isCrowded).toBe(false);
});

test.each([
  [1, 5_000, false],
  [2, 200, false],
  [2, 201, true],
  [500, 50, false],
])('%d requests that wait for %d ms are an overload: %s', (length, delayMs, isCrowd) => {
  const admission = new LoadShedder({ delayMs: () => 0 }, { length, delayMs }, LIMITS);
  expect(admission.isCrowded).toBe(isCrowd);
});
