/** Route module of /projects/sacrifices: all sacrifices, or one category (udhiya, aqiqah, vow). */
import { useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { pageLoader } from '../../page-loader.server';
import { Card } from './card';
import { sacrificeList } from './list.server';

export const loader = pageLoader({
  strings: ['sacrifices', 'project', 'projects'],
  load: async ({ visitor, url }) => {
    const { list, category } = await sacrificeList(visitor, url);
    const title = visitor.t('sacrifices:title');
    return {
      head: {
        title: category ? `${category.title} · ${title}` : title,
        ...languageFrom(category ?? {}),
        description: category?.summary ?? visitor.t('sacrifices:description'),
      },
      list,
      category,
    };
  },
  headers: listHeaders,
});

export default function SacrificesPage() {
  const { list, category } = useLoaderData<typeof loader>();
  const t = useText('sacrifices');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('project:crumb'), to: links.projects() }]}
      />
      <UnknownFilters note={list.leftOut} />
      <FilterTabs list={list} to={links.sacrifices} all={t('all')} />
      <h2 className="vh">{t('offered')}</h2>
      <div className="grid gap-3 pt-3">
        {category && (
          <p className="max-w-[35rem]" {...category.language}>
            {category.summary}
          </p>
        )}
        <PagedCards
          list={list}
          to={links.sacrifices}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
        >
          {(cards) => (
            <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
              {cards.map((card, at) => (
                <Card key={card.id} card={card} isTop={at === 0} />
              ))}
            </div>
          )}
        </PagedCards>
      </div>
    </>
  );
}
