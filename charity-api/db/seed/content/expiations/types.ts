/** The shape in which expiations are written. */
import type { ExpiationCause } from '#contract/expiations';
import type { SeedOffering } from '../../offering-rows';
import type { SeedText } from '../types';

export type SeedExpiation = SeedOffering & {
  cause: ExpiationCause;
  /** How many people one obligation feeds. */
  people: number;
  /** What comes before feeding or may be done instead. */
  instead: SeedText;
  authority: SeedText;
  ruledDaysAgo: number;
};
