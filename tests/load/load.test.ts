/** Tests of the load generator: its rate, its statistics, and that docs/load.md shows the stored results. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { atRate } from './rate';
import { goalsOf, plot, readResults, reportOf } from './report';
import { isError, percentile, shareOf, slopeOf } from './samples';
import { SCENARIOS } from './scenarios';

test('begins work at its rate while earlier work has not ended', async () => {
  const due: number[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = atRate(
    () => 200,
    0.5,
    (dueAt) => {
      due.push(dueAt);
      if (due.length === 100) end();
      return ended;
    },
  );
  await run;
  expect(due).toHaveLength(100);
  // The due times follow the rate, also when the machine was late.
  for (const [n, at] of due.slice(1).entries()) expect(at - due[n]!).toBeCloseTo(5, 3);
});

test('ends at its end, whatever the rounding of the clock', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 200; n++) {
    // Each run starts at another fraction of a millisecond.
    await vi.advanceTimersByTimeAsync(1.1);
    let begun = 0;
    const run = atRate(
      () => 100,
      0.1,
      async () => void begun++,
    );
    await vi.advanceTimersByTimeAsync(106);
    await run;
    expect(begun).toBe(10);
  }
});

test('calculates percentiles, shares and slopes', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([
    50, 95, 100,
  ]);
  expect(percentile([], 0.5)).toBeNaN();
  expect(shareOf([1, 2, 3, 4], (n) => n > 3)).toBe(0.25);
  const points = [0, 1, 2, 3].map((x) => ({ x, y: 5 - 2 * x }));
  expect(slopeOf(points)).toBeCloseTo(-2);
});

test.each([
  [200, false],
  [303, false],
  [404, false],
  [500, true],
  [503, true],
  [0, true],
])('a response with the status %d is an error: %s', (status, is) => {
  expect(isError({ at: 0, ms: 1, status })).toBe(is);
});

test('each scenario has goals', () => {
  for (const name of Object.keys(SCENARIOS)) expect(Object.keys(goalsOf(name))).not.toEqual([]);
});

test('draws the values of a series from its first to its last second', () => {
  const svg = plot({ name: 'p95 in ms', values: [0, 50, 100] });
  expect(svg).toContain('M0 160 320 80 640 0');
  expect(svg).toContain('<title>p95 in ms</title>');
});

test('docs/load.md shows the stored results', () => {
  const words = (text: string) => text.replace(/[-\s|:]+/g, ' ');
  expect(words(readFileSync('docs/load.md', 'utf8'))).toBe(words(reportOf(readResults())));
});
