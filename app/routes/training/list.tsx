/** Route module of /training: coming trainings, and those that have begun or are over. */
import { Link, useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { useLinks, useText } from '#web/i18n/strings';
import { FilterTabs } from '../../lists/filter-tabs';
import { listHeaders } from '../../lists/list.server';
import { FilteredCards } from '../../lists/filtered-cards';
import { PageHead } from '#web/ui/page-head';
import { TrainingCard } from './card';
import { trainingList } from './list.server';

export const loader = pageLoader({
  strings: ['training', 'projects'],
  load: async ({ visitor, url }) => ({
    head: { title: visitor.t('training:title'), description: visitor.t('training:description') },
    list: await trainingList(visitor, url),
  }),
  headers: listHeaders,
});

export default function TrainingsPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('training');
  const links = useLinks();
  const isPast = list.filters.when === 'past';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <FilteredCards
        filter={{ title: t('projects:filter.title'), columns: 'md:grid-cols-[1.4fr_1fr_1fr_auto]' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        tabs={<FilterTabs list={list} to={links.training} all={t('all')} />}
        list={list}
        to={links.training}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(trainings) => (
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
            {trainings.map((training, at) => (
              <TrainingCard key={training.id} training={training} isTop={at === 0} />
            ))}
          </ul>
        )}
      </FilteredCards>
      <p className="pt-4">
        <Link
          className="inline-flex min-h-[44px] items-center"
          to={links.training({ when: isPast ? undefined : 'past' })}
        >
          {t(isPast ? 'toComing' : 'toPast')}
        </Link>
      </p>
    </>
  );
}
