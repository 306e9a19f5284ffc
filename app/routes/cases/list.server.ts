/** One page of cases under the filters of an address. */
import { PAGE_SIZE } from '#domain/constants';
import type { Visitor } from '../../visitor/visitor.server';
import { readPage } from '../../lists/filters';
import { leftOutNote } from '../../lists/left-out.server';
import { cardOf, type CaseCardData } from './card.server';
import { readFilters, saysWhatIsShown, type Filters } from './filters';
import { caseSettings, type CaseSettings } from './settings.server';

export type CaseListData = {
  filters: Filters;
  settings: CaseSettings;
  page: number;
  pages: number;
  total: number;
  cards: CaseCardData[];
  /** Message about unknown filters in the query; null when there are none. */
  leftOut: string | null;
  /** The address says exactly this list: only then is its page kept. */
  isAsSaid: boolean;
};

export async function listOfCases(visitor: Visitor, url: URL): Promise<CaseListData> {
  const settings = await caseSettings(visitor);
  const filters = readFilters(url.searchParams, settings);
  const { page, total, data } = await nearestPage(visitor, filters, readPage(url.searchParams));
  return {
    filters,
    settings,
    page,
    pages: pagesOf(total),
    total,
    cards: data.map((one) => cardOf(one)),
    leftOut: leftOutNote(visitor, url.searchParams, filters),
    isAsSaid: saysWhatIsShown(url.searchParams, filters, page),
  };
}

/** The page that was asked for; past the end, the last one. */
async function nearestPage({ charity }: Visitor, filters: Filters, wanted: number) {
  const query = {
    state: filters.state || undefined,
    area: filters.area || undefined,
    nationality: filters.nationality || undefined,
    gender: filters.gender || undefined,
    socialStatus: filters.socialStatus || undefined,
    children: filters.children ? Number(filters.children) : undefined,
    zakat: filters.zakat || undefined,
    order: filters.order,
  };
  const asked = await charity.cases(wanted, query);
  if (asked.data.length > 0 || wanted === 1) return { page: wanted, ...asked };
  const last = pagesOf(asked.total);
  return { page: last, ...(await charity.cases(last, query)) };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
