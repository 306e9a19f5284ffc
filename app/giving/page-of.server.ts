/** The current URL of an offering's page, from the id in an order or a cart. */
import { orOnOutage } from '#web/charity/results';
import type { SitePath } from '#web/links';
import type { Visitor } from '../visitor/visitor.server';

/** Returns the list of campaigns when the offering no longer exists or the charity API fails. */
export async function fetchOfferingPage(
  { charity, links }: Pick<Visitor, 'charity' | 'links'>,
  offeringId: string,
): Promise<SitePath> {
  return orOnOutage(links.projects(), async () =>
    links.offering(await charity.offering(offeringId)),
  );
}
