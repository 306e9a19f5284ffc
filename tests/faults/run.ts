/** The length and the seed of a run of the fault matrix. `npm run test:faults` sets FAULTS=long. */

export const isLong = process.env.FAULTS === 'long';

/** Seed of all random choices. Set FAULT_SEED to the seed of a failure to repeat it. */
export const SEED = Number(process.env.FAULT_SEED ?? 20_261_125);

/** Returns the number of runs: a small one in `npm test`, a large one in `npm run test:faults`. */
export const runs = (short: number, long: number): number => (isLong ? long : short);

/** Returns pseudo-random whole numbers below a limit. Each use has its own stream, so that tests do not change others. */
export function randomNumbers(stream: number): (below: number) => number {
  let state = (SEED * 48_271 + stream) % 2_147_483_647 || 1;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
