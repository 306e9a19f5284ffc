/** Endowment products of the demonstration, in the order of their list. */
import education from './education';
import general from './general';
import health from './health';
import mosques from './mosques';
import orphans from './orphans';
import water from './water';
import type { SeedEndowment } from './types';

export const endowments: readonly SeedEndowment[] = [
  water,
  education,
  health,
  orphans,
  mosques,
  general,
];
