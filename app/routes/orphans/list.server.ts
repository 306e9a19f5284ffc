/** One page of orphans under the filters of an address. */
import { orphanQuerySchema } from '#contract/orphans';
import { PAGE_SIZE } from '#domain/constants';
import type { Visitor } from '../../visitor/visitor.server';
import { promisedRates } from '../../giving/rates.server';
import { readPage } from '../../lists/filters';
import { leftOutNote } from '../../lists/left-out.server';
import { cardOf, type OrphanCard } from './card.server';
import { filterFields } from './filter-fields.server';
import { readFilters, type FilterField, type Filters } from './filters';

export type OrphanList = {
  fields: FilterField[];
  filters: Filters;
  page: number;
  pages: number;
  total: number;
  cards: OrphanCard[];
  /** Message about unknown filters in the query; null when there are none. */
  leftOut: string | null;
};

export async function listOf(visitor: Visitor, url: URL): Promise<OrphanList> {
  const [everyone, rates] = await Promise.all([
    visitor.charity.everyOrphan(),
    promisedRates(visitor),
  ]);
  const fields = filterFields(visitor, everyone);
  const filters = readFilters(url.searchParams, fields);
  const { page, total, data } = await nearestPage(visitor, filters, readPage(url.searchParams));
  return {
    fields,
    filters,
    page,
    pages: pagesOf(total),
    total,
    cards: data.map((child) => cardOf(child, visitor, rates)),
    leftOut: leftOutNote(visitor, url.searchParams, filters),
  };
}

/** The page that was asked for; past the end, the last one. */
async function nearestPage({ charity }: Visitor, filters: Filters, wanted: number) {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const { offset: _, limit: __, ...query } = orphanQuerySchema.parse(Object.fromEntries(given));
  const asked = await charity.orphans(wanted, query);
  if (asked.data.length > 0 || wanted === 1) return { page: wanted, ...asked };
  const last = pagesOf(asked.total);
  return { page: last, ...(await charity.orphans(last, query)) };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
