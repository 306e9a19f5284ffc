/** Loads the cards of one page of endowments. */
import { fetchFreshRates } from '../../../giving/rates.server';
import { loadList, slicePage, type List } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { cardOf, type EndowmentCard } from './card.server';

/** @throws CharityError */
export async function endowmentList(visitor: Visitor, url: URL): Promise<List<EndowmentCard>> {
  const rates = await fetchFreshRates(visitor);
  return loadList(visitor, url, {
    fields: [],
    fetch: async (page) => slicePage(await visitor.charity.endowments(), page),
    card: (endowment) => cardOf(visitor, endowment, rates),
  });
}
