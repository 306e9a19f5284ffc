/** How many people one obligation feeds, of the expiations in a cart or an order: what is no whole obligation is said. */
import { obligationsMet } from '#domain/offerings/kafarat';
import type { OfferingKind } from '#domain/offerings';
import { CharityError } from '../charity/errors';
import type { Visitor } from '../visitor/visitor.server';

export type PeopleEach = ReadonlyMap<string, number>;

/** Asked for only where it is needed. While the charity API cannot be read nothing is said of it. */
export async function peopleEach(
  { charity }: Pick<Visitor, 'charity'>,
  isNeeded: boolean,
): Promise<PeopleEach> {
  if (!isNeeded) return new Map();
  try {
    return new Map((await charity.expiations()).map(({ id, people }) => [id, people]));
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    return new Map();
  }
}

type Fed = { kind: OfferingKind; offeringId: string; quantity: number };

/** People that are missing until an obligation is whole; none where it is, or nobody can tell. */
export function missingOf({ kind, offeringId, quantity }: Fed, each: PeopleEach): number {
  const one = kind === 'expiation' ? each.get(offeringId) : undefined;
  return one ? obligationsMet(quantity, one).missing : 0;
}
