/** Loads one page of search results, and the kinds of results as a filter. */
import { SEARCH_KINDS, type SearchKind, type SiteSearch } from '#contract/search';
import { formatNumber } from '#domain/numbers/format';
import type { Localised } from '#web/charity/results';
import type { FilterField } from '../../lists/filters';
import { loadList } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf } from './card.server';

type Found = Localised<SiteSearch>;

export type Results = Awaited<ReturnType<typeof searchResults>>;

const NOTHING: Found = {
  ...{ total: 0, data: [], isLimited: false, kinds: [], matched: 'all', suggestion: null },
};

/** @throws CharityError */
export async function searchResults(visitor: Visitor, url: URL) {
  const { t, charity } = visitor;
  let found: Found = NOTHING;
  let search = '';
  const list = await loadList(visitor, url, {
    fields: [searchField(visitor), kindField(visitor)],
    async fetch(slice, filters) {
      search = filters.search ?? '';
      if (search === '') return NOTHING;
      const query = { ...slice, search, kind: kindFrom(filters.kind) };
      found = await charity.call('search', { query });
      return found;
    },
    card: (hit) => cardOf(visitor, hit, search),
  });
  const { kinds, matched, suggestion, isLimited, total } = found;
  const options = kinds.map(({ kind, total: count }) => ({
    value: kind,
    label: t('search:tab', { kind: t(`search:kinds.${kind}`), total: formatNumber(count) }),
  }));
  const fields = list.fields.map((field) =>
    field.name === 'kind' ? { ...field, options } : field,
  );
  const count = isLimited
    ? t('search:limited', { total: formatNumber(total), search })
    : t('search:total', { count: total, search });
  return {
    list: { ...list, fields },
    ...{ search, suggestion },
    /** The number of results, as a sentence. Empty without a search. */
    count: search === '' ? '' : count,
    /** Message when no result has all words, or null. */
    note: matched === 'any' && list.total > 0 ? t('search:any') : null,
  };
}

const searchField = ({ t }: Visitor): FilterField => ({
  ...{ name: 'search', label: t('search:label'), as: 'search', usual: '', options: [] },
});

/** Any kind is accepted, also one without results. The page then offers the kinds that have results. */
const kindField = ({ t }: Visitor): FilterField => ({
  ...{ name: 'kind', label: t('search:filter'), as: 'select', usual: '', tabs: true },
  options: SEARCH_KINDS.map((value) => ({ value, label: t(`search:kinds.${value}`) })),
});

const kindFrom = (kind: string | undefined): SearchKind | undefined =>
  SEARCH_KINDS.find((one) => one === kind);
