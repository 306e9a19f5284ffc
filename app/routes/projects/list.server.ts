/** One page of campaigns under the filters of an address, for the list and for the list of a type. */
import { PAGE_SIZE } from '#domain/constants';
import { withoutApi } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, type CardData } from '../../giving/card.server';
import { readFilters, readPage, saysWhatIsShown, type Filters } from '../../lists/filters';
import { leftOutNote } from '../../lists/left-out.server';

export type Option = { id: string; title: string };

export type ListData = {
  filters: Filters;
  categories: Option[];
  types: Option[];
  /** Of the one type whose list it is. */
  tags: Option[];
  page: number;
  pages: number;
  total: number;
  cards: CardData[];
  /** Message about unknown filters in the query; null when there are none. */
  leftOut: string | null;
  /** The address says exactly this list: only then is its page kept. */
  isAsSaid: boolean;
};

const option = ({ id, title }: Option): Option => ({ id, title });

/** @param type the list of one type, whatever the address says */
export async function listOf(visitor: Visitor, url: URL, type?: string): Promise<ListData> {
  const { charity } = visitor;
  const [categories, types, tags] = await Promise.all([
    charity.categories(),
    charity.projectTypes(),
    type ? tagsOf(visitor, type) : [],
  ]);
  const asked = readFilters(url.searchParams, { categories, types, tags });
  const filters = { ...asked, ...(type && { type }) };
  const { page, total, data } = await nearestPage(visitor, filters, readPage(url.searchParams));
  return {
    filters,
    categories: categories.map(option),
    types: types.map(option),
    tags: tags.map(option),
    page,
    pages: pagesOf(total),
    total,
    cards: data.map((project) => cardOf(project, categories)),
    leftOut: leftOutNote(visitor, url.searchParams, asked),
    isAsSaid: saysWhatIsShown(url.searchParams, { ...filters, page }),
  };
}

/** A list without them is a list all the same. */
async function tagsOf({ charity }: Visitor, type: string) {
  try {
    return await charity.tags(type);
  } catch (error) {
    return withoutApi(error, []);
  }
}

/** The page that was asked for; past the end, the last one. */
async function nearestPage({ charity }: Visitor, filters: Filters, wanted: number) {
  const { status, zakat, ...rest } = filters;
  const query = {
    ...rest,
    status: status === 'all' ? undefined : status,
    zakat: zakat ? ('true' as const) : undefined,
  };
  const asked = await charity.projects(wanted, query);
  if (asked.data.length > 0 || wanted === 1) return { page: wanted, ...asked };
  const last = pagesOf(asked.total);
  return { page: last, ...(await charity.projects(last, query)) };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
