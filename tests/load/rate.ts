/** Sends work at a fixed rate, whether or not the earlier work has ended, as independent visitors do. */

/** Interval at which due work is begun, in ms. */
const STEP_MS = 5;
/** The parts of a request that each step adds do not add up to exactly 1. */
const ROUNDING = 1e-6;

/**
 * Calls `begin` at the given rate for some seconds, and waits for all of them. A closed loop, such as autocannon, would
 * send less while the site is slow, and so hide the delay.
 * @param rate calls a second at a time in seconds since the start
 * @param begin gets the time at which the work was due (`performance.now()`), from which its duration counts
 */
export async function atRate(
  rate: (second: number) => number,
  seconds: number,
  begin: (dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  // `end - startedAt` can be less than `seconds * 1_000` because of rounding, so only `end` itself is compared.
  const end = startedAt + seconds * 1_000;
  const running = new Set<Promise<void>>();
  let due = 0;
  let last = startedAt;
  while (last < end) {
    await new Promise((step) => setTimeout(step, STEP_MS));
    const now = Math.min(performance.now(), end);
    const perMs = rate((last - startedAt) / 1_000) / 1_000;
    for (let at = last; due + (now - at) * perMs > 1 - ROUNDING;) {
      at += (1 - due) / perMs;
      due = 0;
      last = at;
      const work = begin(at);
      running.add(work);
      void work.finally(() => running.delete(work));
    }
    due += (now - last) * perMs;
    last = now;
  }
  await Promise.all(running);
}
