/** Loads one page of orphans with the filters in the URL. */
import { orphanQuerySchema } from '#contract/orphans';
import { fetchAllPages } from '../../charity/whole';
import { fetchFreshRates } from '../../giving/rates.server';
import { fetchAhead, loadList, toQuery, type List } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, type OrphanCard } from './card.server';
import { filterFields } from './filter-fields.server';

export type OrphanList = List<OrphanCard>;

/** @throws CharityError */
export async function orphanList(visitor: Visitor, url: URL): Promise<OrphanList> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, filters) =>
    visitor.charity.call('orphans', { query: toQuery(orphanQuerySchema, filters, slice) }),
  );
  const [everyone, rates] = await Promise.all([
    fetchAllPages((page) => visitor.charity.call('orphans', { query: page })),
    fetchFreshRates(visitor),
  ]);
  return loadList(visitor, url, {
    fields: filterFields(visitor, everyone),
    fetch,
    card: (child) => cardOf(child, visitor, rates),
  });
}
