/** Calculates how many people are missing for a complete obligation, for the expiations in a cart or an order. */
import type { OfferingKind } from '#domain/offerings';
import { obligationsMet } from '#domain/offerings/kafarat';
import { CharityError } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';

/** Number of people that one obligation feeds, by offering id. */
export type PeoplePerObligation = ReadonlyMap<string, number>;

/** Requests the numbers only if `isNeeded`. Returns an empty map when the charity API fails. */
export async function fetchPeoplePerObligation(
  { charity }: Pick<Visitor, 'charity'>,
  isNeeded: boolean,
): Promise<PeoplePerObligation> {
  if (!isNeeded) return new Map();
  try {
    return new Map((await charity.call('expiations')).data.map(({ id, people }) => [id, people]));
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    return new Map();
  }
}

/** Returns the number of people still to feed for a complete obligation. Returns 0 if it is complete or unknown. */
export function missingPeople(
  { kind, offeringId, quantity }: { kind: OfferingKind; offeringId: string; quantity: number },
  each: PeoplePerObligation,
): number {
  const one = kind === 'expiation' ? each.get(offeringId) : undefined;
  return one ? obligationsMet(quantity, one).missing : 0;
}
