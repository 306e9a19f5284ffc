/** Calculates how many gifts a cart line adds to the gift count of its offering. */
import { isProject, type OfferingKind } from './';

/** Returns the quantity for campaigns and funds, otherwise 1: months, people fed or shares together are one gift. */
export function giftsOf(kind: OfferingKind, quantity: number): number {
  return isProject(kind) ? quantity : 1;
}
