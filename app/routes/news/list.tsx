/** The list of news or of the blog: links by category, filter form, active filters, and cards. */
import type { ArticleSection } from '#contract/articles';
import { useLinks } from '#web/i18n/locale';
import { useText } from '#web/i18n/strings';
import { ActiveFilters } from '../../lists/active-filters';
import { FilterForm } from '../../lists/filter-form';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import { ArticleGrid } from '../../reading/article-card';
import { articleLinks } from '../../reading/article-links';
import { PageHead } from '#web/ui/page-head';
import type { ArticleList as List } from './list.server';

export function ArticleList({ section, list }: { section: ArticleSection; list: List }) {
  const t = useText('articles');
  const to = articleLinks(useLinks(), section).list;
  const empty = { title: t(`emptyTitle.${section}`), text: t(`emptyText.${section}`) };
  return (
    <>
      <PageHead title={t(`title.${section}`)} lead={t(`lead.${section}`)} />
      <UnknownFilters note={list.leftOut} />
      <FilterTabs list={list} to={to} all={t('allCategories')} />
      <FilterForm
        list={list}
        title={t('filter')}
        action={to()}
        columns="md:grid-cols-[1.4fr_1fr_1fr_auto]"
      />
      <ActiveFilters list={list} to={to} total={t(`total.${section}`, { count: list.total })} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards list={list} to={to} empty={{ ...empty, all: t(`all.${section}`) }}>
        {(cards) => <ArticleGrid cards={cards} hasLead />}
      </PagedCards>
    </>
  );
}
