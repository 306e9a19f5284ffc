/** Finds another case when other donors completed the chosen one: the open case with the largest paid share. */
import { MAX_CART_LINES } from '#domain/constants';
import { availabilityOf } from '#domain/offerings';
import { orOnOutage } from '#web/charity/results';
import type { SitePath } from '#web/links';
import type { Visitor } from '../visitor/visitor.server';

export type NextCase = { title: string; page: SitePath };

/** Number of cases of the cached list whose current availability is requested. */
const MAX_CHECKED = 3;

/**
 * Returns another case for an order whose payment may be retried. Returns null if each case of the order is still open,
 * if there is no other case, or when the charity API fails.
 * @param ids the cases of the order
 */
export async function fetchReplacementCase(
  visitor: Pick<Visitor, 'charity' | 'links'>,
  ids: readonly string[],
): Promise<NextCase | null> {
  return orOnOutage(null, async () => {
    const known = await Promise.all(ids.map((id) => visitor.charity.offering(id)));
    const areOpen = known.every((one) => availabilityOf(one, new Date()) === 'open');
    return areOpen ? null : await fetchNextCase(visitor, ids);
  });
}

/**
 * @param idsInCart the ids of the offerings in the cart
 * @returns null if there is no other open case, or when the charity API fails
 */
export async function fetchNextCase(
  { charity, links }: Pick<Visitor, 'charity' | 'links'>,
  idsInCart: readonly string[],
): Promise<NextCase | null> {
  return orOnOutage(null, async () => {
    const listed = await charity.call('cases', {
      query: { state: 'open', order: 'closest', limit: MAX_CART_LINES + MAX_CHECKED },
    });
    const others = listed.data.filter(({ id }) => !idsInCart.includes(id)).slice(0, MAX_CHECKED);
    const known = await Promise.all(others.map(({ id }) => charity.offering(id)));
    const next = known.find((one) => availabilityOf(one, new Date()) === 'open');
    return next ? { title: next.title, page: links.offering(next) } : null;
  });
}
