/** All sacrifices, or those of one kind: udhiya, aqiqah, vow. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Crumbs } from '../../ui/crumbs';
import { Empty } from '../../ui/empty';
import { NOT_KEPT } from '../../lists/filters';
import { LeftOut } from '../../lists/left-out';
import { leftOutNote } from '../../lists/left-out.server';
import { Card } from './card';
import { sacrificeList } from './sacrifices.server';

export const loader = pageLoader({
  strings: ['sacrifices', 'project'],
  load: async ({ visitor, url }) => {
    const asked = url.searchParams.get('category');
    const list = await sacrificeList(visitor, asked);
    const title = visitor.t('sacrifices:title');
    return {
      head: {
        title: list.category ? `${list.category.title} · ${title}` : title,
        description: list.category?.summary ?? visitor.t('sacrifices:description'),
      },
      list,
      leftOut: leftOutNote(visitor, url.searchParams, { category: list.category?.id ?? '' }),
      isAsSaid: asked === (list.category?.id ?? null),
    };
  },
  // There are endlessly many categories that are none.
  headers: ({ isAsSaid }) => (isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SacrificesPage() {
  const { list, leftOut } = useLoaderData<typeof loader>();
  const { category, categories, cards } = list;
  const t = useText('sacrifices');
  const links = useLinks();
  return (
    <>
      <Crumbs
        trail={[{ label: t('project:crumb'), to: links.projects() }, { label: t('title') }]}
      />
      <div className="grid gap-1 pb-2">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <LeftOut note={leftOut} />
      <nav className="tabs" aria-label={t('kinds')}>
        {[{ id: '', title: t('all') }, ...categories].map(({ id, title }) => (
          <Link
            key={id}
            to={links.sacrifices({ category: id })}
            aria-current={id === (category?.id ?? '') ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <h2 className="vh">{t('offered')}</h2>
      <div className="grid gap-3 pt-3">
        {category && <p className="max-w-[560px]">{category.summary}</p>}
        {cards.length === 0 ? (
          <Empty title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
            {cards.map((card, at) => (
              <Card key={card.id} card={card} isTop={at === 0} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
