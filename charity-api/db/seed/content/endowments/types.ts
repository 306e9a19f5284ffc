/** The shape in which endowment products are written. */
import type { SeedOffering } from '../../offering-rows';
import type { SeedText } from '../types';

export type SeedFact = { label: SeedText; text: SeedText };

export type SeedEndowment = SeedOffering & {
  /** `{product}-endowment`: the page of an endowment is known by this ending. */
  id: `${string}-endowment`;
  story: SeedText;
  /** Baisa for one share. */
  price: number;
  facts: SeedFact[];
};
