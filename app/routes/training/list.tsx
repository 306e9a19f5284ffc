/** Route module of /training: coming trainings, and those that have begun or are over. */
import { Link, useLoaderData } from '@remix-run/react';
import { TRAINING_TIMES, trainingQuerySchema } from '#contract/training';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { LOCALES } from '#domain/locales';
import { formatDate, isDay } from '#domain/time/dates';
import { orOnOutage } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { PageHead } from '#web/ui/page-head';
import { DateText } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { FilterTabs } from '../../lists/filter-tabs';
import { FilteredCards } from '../../lists/filtered-cards';
import type { FilterField, FilterOption } from '../../lists/filters';
import {
  fetchAhead,
  type List,
  listHeaders,
  loadList,
  toFilterOptions,
  toQuery,
} from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { toTrainingCard, type TrainingCardData } from './card.server';
import { SeatsText } from './seats-text';
import { Stars } from './stars';
import { languageNames } from './view.server';

/** @throws CharityError */
async function trainingList(visitor: Visitor, url: URL): Promise<List<TrainingCardData>> {
  const fetch = fetchAhead(url, filterFields(visitor, url, []), (slice, filters) =>
    visitor.charity.call('trainings', { query: toQuery(trainingQuerySchema, filters, slice) }),
  );
  const categories = await categoryOptions(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, url, categories),
    fetch,
    card: (one) => toTrainingCard(visitor, one),
  });
  // Without the categories, the site cannot decide whether a category is unknown.
  return categories.length > 0 ? list : { ...list, leftOut: null };
}

/** Returns no categories while the charity API is unavailable: the list is still useful without them. */
async function categoryOptions({ charity }: Visitor): Promise<FilterOption[]> {
  return orOnOutage([], async () =>
    toFilterOptions(
      (await charity.call('trainingCategories', { query: { limit: MAX_PAGE_SIZE } })).data,
    ),
  );
}

function filterFields(
  { t, locale }: Visitor,
  { searchParams }: URL,
  categories: FilterOption[],
): FilterField[] {
  const after = searchParams.get('after') ?? '';
  return [
    {
      ...{ name: 'category', label: t('training:category'), as: 'hidden', usual: '', tabs: true },
      options: categories,
    },
    { name: 'search', label: t('projects:filter.search'), as: 'search', usual: '', options: [] },
    {
      ...{ name: 'when', label: t('training:filter.when'), as: 'select', usual: 'coming' },
      options: TRAINING_TIMES.map((value) => ({ value, label: t(`training:filter.${value}`) })),
    },
    {
      ...{ name: 'language', label: t('training:filter.language'), as: 'select', usual: '' },
      any: t('training:filter.anyLanguage'),
      options: LOCALES.map((value) => ({ value, label: languageNames(locale)(value) })),
    },
    // Only links to trainings that begin later than another one have this filter.
    ...(isDay(after)
      ? [
          {
            ...({
              name: 'after',
              label: t('training:filter.when'),
              as: 'select',
              usual: '',
            } as const),
            any: t('training:filter.anyDay'),
            options: [
              { value: after, label: t('training:filter.after', { date: formatDate(after) }) },
            ],
          },
        ]
      : []),
    {
      ...{ name: 'online', label: t('training:filter.online'), as: 'checkbox', usual: '' },
      options: [{ value: 'true', label: '' }],
    },
  ];
}

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

/** Card of a training in the list. The whole card is a link to its page. */
function TrainingCard({ training, isTop }: { training: TrainingCardData; isTop: boolean }) {
  const t = useText('training');
  const links = useLinks();
  const { id, title, summary, language, picture, place, fee, isOnline, rating } = training;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
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
