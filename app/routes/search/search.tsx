/** Route module of /search: searches all public content of the site. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { ButtonLink, Wrap } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import { SearchForm } from '../../lists/search-form';
import { pageLoader } from '../../page-loader.server';
import { useHasPage } from '../../shell/use-shell';
import type { MarkedText, ResultCard } from './card.server';
import { searchResults } from './list.server';

export const loader = pageLoader({
  strings: ['search', 'projects'],
  load: async ({ visitor, url }) => ({
    // Search engines should index the pages that are found, and not the searches.
    head: { title: visitor.t('search:title'), index: false },
    ...(await searchResults(visitor, url)),
  }),
  // The number of possible searches is unlimited.
  headers: ({ search, list }) => (search === '' && list.isCanonical ? {} : NO_STORE_HEADERS),
});

export default function SearchPage() {
  const { list, search, count, note, suggestion } = useLoaderData<typeof loader>();
  const t = useText('search');
  const links = useLinks();
  return (
    <Wrap narrow className="grid gap-3 pt-4">
      <h1>{t('title')}</h1>
      <SearchForm action={links.search()} label={t('label')} submit={t('submit')} value={search} />
      <UnknownFilters note={list.leftOut} />
      <div role="status" className="grid gap-1 [overflow-wrap:anywhere]">
        {count && <p>{count}</p>}
        {suggestion !== null && (
          <p className="text-lg">
            <Link to={links.search({ search: suggestion })}>
              {t('didYouMean', { search: suggestion })}
            </Link>
          </p>
        )}
        {note && <p className="muted">{note}</p>}
      </div>
      {list.total > 0 ? (
        <>
          <FilterTabs list={list} to={links.search} all={t('all')} />
          <h2 className="vh">{t('results')}</h2>
          <PagedCards list={list} to={links.search} empty={NEVER_EMPTY}>
            {(cards) => <Cards cards={cards} />}
          </PagedCards>
        </>
      ) : (
        <Beginnings isFruitless={search !== ''} />
      )}
    </Wrap>
  );
}

/** The page shows its own message without results. */
const NEVER_EMPTY = { title: '', text: '' };

/** Links to the pages that visitors search for most. */
function Beginnings({ isFruitless }: { isFruitless: boolean }) {
  const t = useText('search');
  const links = useLinks();
  const has = useHasPage();
  return (
    <section className="grid gap-2 pb-6">
      {isFruitless && (
        <>
          <h2>{t('empty.title')}</h2>
          <p className="muted">{t('empty.text')}</p>
        </>
      )}
      <h2 className="text-lg">{t('start.title')}</h2>
      <p className="flex flex-wrap gap-1">
        {has('give') && <ButtonLink to={links.give()}>{t('links.give')}</ButtonLink>}
        <ButtonLink kind="quiet" to={links.projects()}>
          {t('links.projects')}
        </ButtonLink>
        {has('zakat') && (
          <ButtonLink kind="quiet" to={links.zakat()}>
            {t('links.zakat')}
          </ButtonLink>
        )}
        {has('faqs') && (
          <ButtonLink kind="quiet" to={links.faqs()}>
            {t('links.faqs')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={links.contact()}>
          {t('links.contact')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** A search result: kind, title and one line with the matches marked, and a thumbnail. The title is a link. */
function Cards({ cards }: { cards: readonly ResultCard[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  );
}

function Card({ card: { to, kind, title, excerpt, picture, language } }: { card: ResultCard }) {
  return (
    <li className="order flex items-start justify-between gap-3 border-b border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="sm muted">{kind}</p>
        <h3 {...language}>
          <Link to={to}>
            <Marked parts={title} />
          </Link>
        </h3>
        <p className="[text-align:match-parent]" {...language}>
          <Marked parts={excerpt} />
        </p>
      </div>
      {picture && (
        <Picture
          className="art w-[96px] flex-none md:w-[144px]"
          path={picture}
          alt=""
          sizes="(min-width: 56.25em) 144px, 96px"
          width={320}
        />
      )}
    </li>
  );
}

/** Not only a colour: bold text is visible in every colour mode and on paper. */
function Marked({ parts }: { parts: MarkedText }) {
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <mark key={at} className="bg-tint font-bold text-[inherit]">
            {part}
          </mark>
        ),
      )}
    </>
  );
}
