/** Route module of /ngo: the organisations that the charity works with, filtered, nine per page. */
import { Link, useLoaderData } from '@remix-run/react';
import { ngoQuerySchema, type NgoSummary } from '#contract/ngos';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { fallbackOnOutage, languageFrom, type Localised } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { ButtonLink } from '#web/ui/parts';
import { fetchAllPages } from '../../charity/whole';
import { fetchCategories } from '../../giving/categories.server';
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
import { cardOf, type NgoCard } from './card.server';
import { CheckedBadge } from './checked-badge';
import { Logo } from './logo';

type NgoList = List<NgoCard>;

/** @throws CharityError */
async function ngoList(visitor: Visitor, url: URL): Promise<NgoList> {
  const { charity } = visitor;
  const noOptions = { categories: [], groups: [] };
  const fetch = fetchAhead(url, filterFields(visitor, [], noOptions), (slice, filters) =>
    charity.call('ngos', { query: toQuery(ngoQuerySchema, filters, slice) }),
  );
  const [all, categories, { data: groups }] = await Promise.all([
    fetchAllPages((page) => charity.call('ngos', { query: page })),
    fetchCategories(charity).catch((error: unknown) => fallbackOnOutage(error, [])),
    charity
      .call('beneficiaryTypes', { query: { limit: MAX_PAGE_SIZE } })
      .catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
  ]);
  return loadList(visitor, url, {
    fields: filterFields(visitor, all, { categories, groups }),
    fetch,
    card: (organisation) => cardOf(organisation, categories),
  });
}

type Named = Parameters<typeof toFilterOptions>[0];
type Organisation = Localised<NgoSummary>;

/** The filters offer only values that occur among the organisations. */
function filterFields(
  { t, locale }: Pick<Visitor, 't' | 'locale'>,
  all: readonly Organisation[],
  { categories, groups }: { categories: Named; groups: Named },
): FilterField[] {
  const select = (name: string, options: readonly FilterOption[]): FilterField => ({
    ...{ name, label: t(`ngos:filter.${name}`), as: 'select', usual: '' },
    any: t(`ngos:filter.any.${name}`),
    options,
  });
  const occurring = (named: Named, ids: (one: Organisation) => readonly string[]) => {
    const known = new Set(all.flatMap(ids));
    return toFilterOptions(named.filter(({ id }) => known.has(id)));
  };
  const areas = new Map(
    all.map(({ area, areaName, ...others }) => [
      area,
      { value: area, label: areaName, ...languageFrom(others) },
    ]),
  );
  const { compare } = new Intl.Collator(locale);
  return [
    {
      ...{ name: 'search', label: t('projects:filter.search'), as: 'search', usual: '' },
      options: [],
    },
    select(
      'category',
      occurring(categories, ({ category }) => [category]),
    ),
    select(
      'area',
      [...areas.values()].sort((a, b) => compare(a.label, b.label)),
    ),
    select(
      'beneficiary',
      occurring(groups, ({ beneficiaries }) => beneficiaries),
    ),
  ];
}

export const loader = pageLoader({
  strings: ['ngos', 'projects'],
  load: async ({ visitor, url }) => ({
    head: { title: visitor.t('ngos:title'), description: visitor.t('ngos:lead') },
    list: await ngoList(visitor, url),
  }),
  headers: listHeaders,
});

export default function NgosPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('ngos');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'md:grid-cols-[2fr_1fr_1fr_1fr_auto]' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.ngos}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </FilteredCards>
      <section className="box mt-6 flex flex-wrap items-center justify-between gap-2">
        <div className="grid gap-1">
          <h2>{t('invite.title')}</h2>
          <p className="muted">{t('invite.text')}</p>
        </div>
        <ButtonLink to={links.addNgo()}>{t('invite.action')}</ButtonLink>
      </section>
    </>
  );
}

/** An organisation in the list: logo, name, work, place, and whether its papers are checked. The name is a link. */
function Cards({ cards }: { cards: readonly NgoCard[] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  );
}

function Card({ card }: { card: NgoCard }) {
  const t = useText('ngos');
  const links = useLinks();
  const { id, name, language, logo, category, categoryLanguage, area, since, checked } = card;
  return (
    <li className="order flex items-start gap-2 border-b border-line py-3">
      <Logo path={logo} name={name} language={language} />
      <div className="grid min-w-0 gap-0.5">
        <h3>
          <Link to={links.ngo(id)} {...language}>
            {name}
          </Link>
        </h3>
        <p className="sm muted">
          {category && (
            <>
              <span {...categoryLanguage}>{category}</span>
              {' ·\u00a0'}
            </>
          )}
          <span {...language}>{area}</span> ·&nbsp;{t('since', { year: since })}
        </p>
        <p>
          <CheckedBadge
            text={checked === null ? t('beingChecked') : t('checkedIn', { year: checked })}
            isChecked={checked !== null}
          />
        </p>
      </div>
    </li>
  );
}
