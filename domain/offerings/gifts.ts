/** How many gifts a line is, in the figures of what it is given to. */
import { isProject, type OfferingKind } from './';

/** To a campaign each piece is a gift; months, people fed and shares are one gift together. */
export function giftsOf(kind: OfferingKind, quantity: number): number {
  return isProject(kind) ? quantity : 1;
}
