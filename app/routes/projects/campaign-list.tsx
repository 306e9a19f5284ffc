/** A list of campaigns: links by category or tag, filter form, active filters, and cards. */
import type { ReactNode } from 'react';
import type { InLanguage } from '#web/charity/localise';
import { CardGrid } from '../../giving/card';
import { useText } from '#web/i18n/strings';
import { ActiveFilters } from '../../lists/active-filters';
import { FilterForm } from '../../lists/filter-form';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { PagedCards, type ToList } from '../../lists/paged-cards';
import { PageHead } from '#web/ui/page-head';
import type { CampaignList as List } from './list.server';

type Props = InLanguage & {
  list: List;
  title: string;
  lead: string;
  to: ToList;
  /** Rendered between the title and the list. */
  children?: ReactNode;
};

export function CampaignList({ list, title, lead, language, to, children }: Props) {
  const t = useText('projects');
  return (
    <>
      <PageHead title={title} lead={lead} language={language} />
      {children}
      <UnknownFilters note={list.leftOut} />
      <FilterTabs list={list} to={to} all={t('allCategories')} />
      <FilterForm
        list={list}
        title={t('filter.title')}
        action={to()}
        columns="md:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
      />
      <ActiveFilters list={list} to={to} total={t('total', { count: list.total })} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        to={to}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <CardGrid cards={cards} isTop />}
      </PagedCards>
    </>
  );
}
