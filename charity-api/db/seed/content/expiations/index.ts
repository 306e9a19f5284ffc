/** Expiations and fidya of the demonstration, the most asked for first. */
import { fastingDay, unableToFast } from './fasting';
import { ihram } from './ihram';
import { oath, vow } from './oaths';
import type { SeedExpiation } from './types';
import { zihar } from './zihar';

export const expiations: readonly SeedExpiation[] = [
  oath,
  unableToFast,
  vow,
  fastingDay,
  ihram,
  zihar,
];
