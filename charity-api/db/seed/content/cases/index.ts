/** All written cases of tafreej. */
import { careCases } from './care';
import { homeCases } from './home';
import { tradeCases } from './trade';
import type { SeedCase } from './types';

export const cases: SeedCase[] = [...tradeCases, ...homeCases, ...careCases];
