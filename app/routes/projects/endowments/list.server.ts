/** Loads the cards of one page of endowments. */
import { fetchAllPages } from '../../../charity/whole';
import { fetchFreshRates } from '../../../giving/rates.server';
import { loadList, sliceOf, type List } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { cardOf, type EndowmentCard } from './card.server';

/** @throws CharityError */
export async function endowmentList(visitor: Visitor, url: URL): Promise<List<EndowmentCard>> {
  const [all, rates] = await Promise.all([
    fetchAllPages((page) => visitor.charity.call('endowments', { query: page })),
    fetchFreshRates(visitor),
  ]);
  return loadList(visitor, url, {
    fields: [],
    fetch: (slice) => Promise.resolve(sliceOf(all, slice)),
    card: (endowment) => cardOf(visitor, endowment, rates),
  });
}
