/** Loads the cards of one page of endowments. */
import { promisedRates } from '../../../giving/rates.server';
import { loadList, pageFrom, type List } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { cardOf, type EndowmentCard } from './card.server';

/** @throws CharityError */
export async function endowmentList(visitor: Visitor, url: URL): Promise<List<EndowmentCard>> {
  const rates = await promisedRates(visitor);
  return loadList(visitor, url, {
    fields: [],
    fetch: async (page) => pageFrom(await visitor.charity.endowments(), page),
    card: (endowment) => cardOf(visitor, endowment, rates),
  });
}
