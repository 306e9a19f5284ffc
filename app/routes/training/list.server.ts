/** Loads one page of trainings: categories as tabs, and the other filters of the URL. */
import { TRAINING_TIMES, trainingQuerySchema } from '#contract/training';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { LOCALES } from '#domain/locales';
import { formatDate, isDay } from '#domain/time/dates';
import { orOnOutage } from '#web/charity/results';
import type { FilterField, FilterOption } from '../../lists/filters';
import { fetchAhead, type List, loadList, toFilterOptions, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { toTrainingCard, type TrainingCardData } from './card.server';
import { languageNames } from './view.server';

/** @throws CharityError */
export async function trainingList(visitor: Visitor, url: URL): Promise<List<TrainingCardData>> {
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
