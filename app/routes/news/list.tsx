/** The list of news or of the blog: links by category, filter form, active filters, and cards. */
import type { ArticleSection } from '#contract/articles';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { FilterTabs } from '../../lists/filter-tabs';
import { FilteredCards } from '../../lists/filtered-cards';
import { ArticleGrid } from '../../reading/article-card';
import { articleLinks } from '../../reading/article-links';
import type { ArticleList as List } from './list.server';

export function ArticleList({ section, list }: { section: ArticleSection; list: List }) {
  const t = useText('articles');
  const to = articleLinks(useLinks(), section).list;
  const empty = { title: t(`emptyTitle.${section}`), text: t(`emptyText.${section}`) };
  return (
    <>
      <PageHead title={t(`title.${section}`)} lead={t(`lead.${section}`)} />
      <FilteredCards
        filter={{ title: t('filter'), columns: 'md:grid-cols-[1.4fr_1fr_1fr_auto]' }}
        total={t(`total.${section}`, { count: list.total })}
        heading={t('results')}
        tabs={<FilterTabs list={list} to={to} all={t('allCategories')} />}
        list={list}
        to={to}
        empty={{ ...empty, all: t(`all.${section}`) }}
      >
        {(cards) => <ArticleGrid cards={cards} hasLead />}
      </FilteredCards>
    </>
  );
}
