/** Loads the cards of one page of endowments. */
import { fetchFreshRates } from '../../../giving/rates.server';
import { loadList, slicePage, type List } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { cardOf, type EndowmentCard } from './card.server';

/** @throws CharityError */
export async function endowmentList(visitor: Visitor, url: URL): Promise<List<EndowmentCard>> {
  const [all, rates] = await Promise.all([visitor.charity.endowments(), fetchFreshRates(visitor)]);
  return loadList(visitor, url, {
    fields: [],
    fetch: (page) => Promise.resolve(slicePage(all, page)),
    card: (endowment) => cardOf(visitor, endowment, rates),
  });
}
