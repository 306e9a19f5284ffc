/** Whose case others completed meanwhile is offered the next: the open one closest to completion that is not in the cart yet. */
import { standingOf } from '#domain/offerings';
import { MAX_CART_LINES } from '#domain/constants';
import { withoutApi } from '../charity/errors';
import type { SitePath } from '../links';
import type { Visitor } from '../visitor/visitor.server';

export type NextCase = { title: string; page: SitePath };

/** The list is a minute old at most; each of these is asked for as it stands now. */
const LOOKED_AT = 3;

/** Of an order that may be paid again: null while each of its cases still takes gifts. @param ids its cases */
export async function nextInstead(
  visitor: Pick<Visitor, 'charity' | 'links'>,
  ids: readonly string[],
): Promise<NextCase | null> {
  try {
    const known = await Promise.all(ids.map((id) => visitor.charity.offering(id)));
    const areOpen = known.every((one) => standingOf(one, new Date()) === 'open');
    return areOpen ? null : await nextCase(visitor, ids);
  } catch (error) {
    return withoutApi(error, null);
  }
}

/** @param held what the cart holds already @returns null where there is none, or nobody can tell now */
export async function nextCase(
  { charity, links }: Pick<Visitor, 'charity' | 'links'>,
  held: readonly string[],
): Promise<NextCase | null> {
  try {
    const listed = await charity.cases(
      1,
      { state: 'open', order: 'closest' },
      MAX_CART_LINES + LOOKED_AT,
    );
    const others = listed.data.filter(({ id }) => !held.includes(id)).slice(0, LOOKED_AT);
    const known = await Promise.all(others.map(({ id }) => charity.offering(id)));
    const next = known.find((one) => standingOf(one, new Date()) === 'open');
    return next ? { title: next.title, page: links.offering(next) } : null;
  } catch (error) {
    return withoutApi(error, null);
  }
}
