/** A list of campaigns: tabs by category, the filter form, what is filtered, the cards, and more of them. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/strings';
import { ActiveFilters } from './active-filters';
import { CardGrid } from '../../giving/card';
import { CategoryTabs } from './category-tabs';
import { FilterForm } from './filter-form';
import { filterQuery } from '../../lists/filters';
import { LeftOut } from '../../lists/left-out';
import type { ListData } from './list.server';
import { PagedCards } from '../../lists/paged-cards';

/** Makes the address of this list for a query. */
export type ToList = (query?: Record<string, string | number | undefined>) => string;

type Props = {
  list: ListData;
  title: string;
  lead: string;
  to: ToList;
  /** The type stands in the path, so it is no filter. */
  isOneType?: boolean;
  /** Between the title and the list. */
  children?: ReactNode;
};

export function CampaignList({ list, title, lead, to, isOneType = false, children }: Props) {
  const t = useText('projects');
  const at: ToList = (query = {}) => to({ ...query, type: isOneType ? undefined : query.type });
  return (
    <>
      <div className="grid gap-1 pt-4 pb-2">
        <h1>{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </div>
      {children}
      <LeftOut note={list.leftOut} />
      <CategoryTabs list={list} to={at} />
      <FilterForm list={list} to={at} isOneType={isOneType} />
      <ActiveFilters list={list} to={at} isOneType={isOneType} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        page={(number) => at(filterQuery(list.filters, number))}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          all: t('empty.all'),
          toAll: at(),
        }}
      >
        {(cards) => <CardGrid cards={cards} isTop />}
      </PagedCards>
    </>
  );
}
