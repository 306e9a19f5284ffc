/** Route module of /training: coming trainings, and those that have begun or are over. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { PageHead } from '#web/ui/page-head';
import { DateText } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { FilterTabs } from '../../lists/filter-tabs';
import { FilteredCards } from '../../lists/filtered-cards';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { TrainingCardData } from './card.server';
import { trainingList } from './list.server';
import { SeatsText } from './seats-text';
import { Stars } from './stars';

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
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
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

/** Card of a training in the list. The whole card is a link to its page. */
function TrainingCard({ training, isTop }: { training: TrainingCardData; isTop: boolean }) {
  const t = useText('training');
  const links = useLinks();
  const { id, title, summary, language, picture, place, fee, isOnline, rating } = training;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 56.25em) 23em, 92vw" priority={isTop} />
      <div>
        <p className="sm flex flex-wrap items-center gap-x-1 text-link">
          <Icon name="calendar" />
          <b>
            {training.weekday} <DateText date={training.startsOn} />
          </b>
        </p>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.trainingCourse(id)}
          >
            {title}
          </Link>
        </h2>
        <p className="muted" {...language}>
          {summary}
        </p>
        <p className="sm muted flex items-center gap-x-1">
          <Icon name="pin" className="flex-none" />
          <span>
            <span {...language}>{place}</span>
            {isOnline && ` ·\u00a0${t('online')}`} ·&nbsp;<span {...language}>{fee}</span>
          </span>
        </p>
        <div className="end flex flex-wrap items-center justify-between gap-1">
          <SeatsText state={training.state} seats={training.seats} />
          {rating && (
            <span className="sm flex items-center gap-0.5">
              <Stars rating={rating.average} />
              <b aria-hidden>{rating.average}</b>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
