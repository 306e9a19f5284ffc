/** A list of campaigns: links by category or tag, filter form, active filters, and cards. */
import type { ReactNode } from 'react';
import type { InLanguage } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { CardGrid } from '../../giving/card';
import { FilterTabs } from '../../lists/filter-tabs';
import { FilteredCards } from '../../lists/filtered-cards';
import type { ToList } from '../../lists/paged-cards';
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
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'md:grid-cols-[1.4fr_1fr_1fr_1fr_auto]' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        tabs={<FilterTabs list={list} to={to} all={t('allCategories')} />}
        list={list}
        to={to}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <CardGrid cards={cards} isTop />}
      </FilteredCards>
    </>
  );
}
