/** A list of campaigns: tabs by category, the filter form, what is filtered, the cards, and more of them. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#domain/constants';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { ActiveFilters } from './active-filters';
import { CardGrid } from './card';
import { CategoryTabs } from './category-tabs';
import { FilterForm } from './filter-form';
import { filterQuery } from './filters';
import type { ListData } from './list.server';
import { MoreCards } from './more-cards';
import { useShownPages } from './shown-pages';

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
  const { filters, total, pages } = list;
  const shown = useShownPages(list);
  const at: ToList = (query = {}) => to({ ...query, type: isOneType ? undefined : query.type });
  const page = (number: number) => at(filterQuery(filters, number));
  return (
    <>
      <div className="grid gap-1 pt-4 pb-2">
        <h1>{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </div>
      {children}
      <CategoryTabs list={list} to={at} />
      <FilterForm list={list} to={at} isOneType={isOneType} />
      <ActiveFilters list={list} to={at} isOneType={isOneType} />
      <h2 className="vh">{t('results')}</h2>
      {total === 0 ? (
        <Empty
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink kind="quiet" to={at()}>
              {t('empty.all')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {shown.from > 1 && (
            <p className="pb-2">
              <Link to={page(shown.from - 1)} rel="prev">
                {t('more.previous')}
              </Link>
            </p>
          )}
          <CardGrid cards={shown.cards} />
          {pages > 1 && (
            <MoreCards
              seen={(shown.from - 1) * PAGE_SIZE + shown.cards.length}
              total={total}
              next={shown.to < pages ? page(shown.to + 1) : null}
            />
          )}
        </>
      )}
    </>
  );
}
