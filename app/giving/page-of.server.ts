/** The page of something that was given to, wherever it is by now. */
import { withoutApi } from '../charity/errors';
import type { SitePath } from '../links';
import type { Visitor } from '../visitor/visitor.server';

/** What is not there any more, or cannot be asked about, leads to all campaigns. */
export async function pageOf(
  { charity, links }: Pick<Visitor, 'charity' | 'links'>,
  offeringId: string,
): Promise<SitePath> {
  try {
    return links.offering(await charity.offering(offeringId));
  } catch (error) {
    return withoutApi(error, links.projects());
  }
}
