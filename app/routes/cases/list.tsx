/** The list of tafreej cases: introduction, eligibility rules, filters, and the cases that match the URL. */
import { useLoaderData } from '@remix-run/react';
import { CASE_ORDERS, caseQuerySchema } from '#contract/cases';
import { GENDERS, SOCIAL_STATUSES } from '#contract/people';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { PageHead } from '#web/ui/page-head';
import { DateText, Disclosure } from '#web/ui/parts';
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
import { CaseGrid } from './card';
import { type CaseCardData, toCaseCard } from './card.server';
import { caseSettings, type CaseSettings } from './settings.server';

const STATES = ['open', 'completed', 'closed'] as const;
/** Options of the filter "at least this number of children". */
const CHILDREN = [1, 2, 3, 4, 5];

type CaseList = List<CaseCardData>;

/** Returns the list, and the settings of all cases. @throws CharityError */
async function caseList(
  visitor: Visitor,
  url: URL,
): Promise<{ list: CaseList; settings: CaseSettings }> {
  const noOptions = { areas: [], nationalities: [] };
  const fetch = fetchAhead(
    url,
    filterFields(visitor, noOptions),
    (slice, filters) =>
      visitor.charity.call('cases', { query: toQuery(caseQuerySchema, filters, slice) }),
    ['area', 'nationality'],
  );
  const settings = await caseSettings(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, settings),
    fetch,
    card: (one) => toCaseCard(one),
  });
  return { list, settings };
}

function filterFields(
  { t }: Pick<Visitor, 't'>,
  { areas, nationalities }: Pick<CaseSettings, 'areas' | 'nationalities'>,
): FilterField[] {
  const select = (name: string, options: FilterOption[]): FilterField => ({
    ...{ name, options, label: t(`cases:filter.${name}`), as: 'select', usual: '' },
    any: t('cases:filter.any'),
  });
  const named = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    select(
      'state',
      named(STATES, (state) => t(`cases:state.${state}`)),
    ),
    ...(areas.length > 0 ? [select('area', toFilterOptions(areas))] : []),
    ...(nationalities.length > 0 ? [select('nationality', toFilterOptions(nationalities))] : []),
    select(
      'gender',
      named(GENDERS, (gender) => t(`cases:gender.${gender}`)),
    ),
    select(
      'socialStatus',
      named(SOCIAL_STATUSES, (status) => t(`cases:socialStatus.${status}`)),
    ),
    select(
      'children',
      CHILDREN.map((count) => ({ value: String(count), label: t('cases:atLeast', { count }) })),
    ),
    {
      ...{ name: 'order', label: t('cases:filter.order'), as: 'order', usual: 'closest' },
      options: named(CASE_ORDERS, (order) => t(`cases:order.${order}`)),
    },
    {
      ...{ name: 'zakat', label: t('cases:filter.zakat'), as: 'checkbox', usual: '' },
      options: [{ value: 'true', label: '' }],
    },
  ];
}

export const loader = pageLoader({
  strings: ['cases', 'card', 'projects'],
  load: async ({ visitor, url }) => {
    const { list, settings } = await caseList(visitor, url);
    return {
      head: { title: visitor.t('cases:title'), description: visitor.t('cases:description') },
      settings,
      list,
    };
  },
  headers: listHeaders,
});

export default function CasesPage() {
  const { list, settings } = useLoaderData<typeof loader>();
  const t = useText('cases');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <p className="prose pb-2">{t('about')}</p>
      <Rules settings={settings} />
      <FilteredCards
        filter={{ title: t('projects:filter.title'), columns: 'md:grid-cols-4' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.cases}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <CaseGrid cards={cards} />}
      </FilteredCards>
    </>
  );
}

/** The eligibility rules for every case, and the authority that decided them. */
function Rules({ settings: { rules, zakatAuthority } }: { settings: CaseSettings }) {
  const t = useText('cases');
  const locale = useLocale();
  if (!rules) return null;
  const said = [
    t('rule.claim', { amount: formatMoney(rules.claimCap, locale) }),
    t('rule.orders', { count: rules.enforcementOrders }),
    ...(rules.years > 0 ? [t('rule.time', { count: rules.years })] : []),
    ...(rules.socialSecurity ? [t('rule.socialSecurity')] : []),
  ];
  return (
    <Disclosure summary={t('rules')} className="border-b border-line">
      <div className="grid gap-2 pb-3">
        <ul className="grid gap-1">
          {said.map((text) => (
            <li key={text} className="flex gap-1">
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="sm muted">
          {t('decided', { authority: rules.authority })} <DateText date={rules.decidedAt} />
        </p>
        {zakatAuthority && (
          <p className="sm muted">{t('zakat.explain', { authority: zakatAuthority })}</p>
        )}
      </div>
    </Disclosure>
  );
}
