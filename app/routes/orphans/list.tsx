/** Route module of /projects/orphans: a filtered list of orphans, those without a sponsor first, nine per page. */
import { Link, useLoaderData } from '@remix-run/react';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { formatDate } from '#domain/time/dates';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Badge, Money } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { CardButton } from '../../giving/card-button';
import { FilteredCards } from '../../lists/filtered-cards';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { OrphanCard } from './card.server';
import { orphanList } from './list.server';

export const loader = pageLoader({
  strings: ['orphans', 'projects'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('orphans:title'),
      description: visitor.t('orphans:lead'),
      // Child protection: the page contains names of children.
      index: false,
    },
    list: await orphanList(visitor, url),
  }),
  headers: listHeaders,
});

export default function OrphansPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('orphans');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('crumb'), to: links.projects() }]}
      />
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'grid-cols-2 md:grid-cols-5' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.orphans}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </FilteredCards>
    </>
  );
}

/** Card of a child in the list: name, age, region and monthly price. The whole card is a link to the child's page. */
function Card({ card, isTop }: { card: OrphanCard; isTop: boolean }) {
  const t = useText('orphans');
  const links = useLinks();
  const { id, name, price, left, zakat } = card;
  const to = links.orphan(id);
  return (
    <article className="card">
      <Picture
        path={card.picture}
        alt=""
        sizes="(min-width: 56.25em) 23em, 92vw"
        priority={isTop}
      />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm">
          <span className="muted" {...card.language}>
            {card.region}
          </span>
          {card.isComplete && (
            <Badge tone="ok" icon="check">
              {t('complete')}
            </Badge>
          )}
          {zakat && left > 0 && <Badge>{t('zakat')}</Badge>}
        </div>
        <h3>
          <Link to={to} {...card.language}>
            {name}
          </Link>{' '}
          <span className="sm muted">{t('age', { count: card.age })}</span>
        </h3>
        <p className="sm" {...card.language}>
          {card.summary}
        </p>
        <div className="end grid gap-0.5">
          {price && (
            <p>
              <b>
                <Money amount={price} />
              </b>{' '}
              <span className="muted">{t('aMonth')}</span>
            </p>
          )}
          <p className="sm muted">
            <PeriodText until={card.sponsoredUntil} />
            {left > 0 && <> ·&nbsp;{t('remaining', { count: left })}</>}
          </p>
        </div>
        <CardButton
          to={to}
          takesGifts={left > 0}
          give={{ text: t('sponsor'), label: t('sponsorChild', { name }) }}
          read={{ text: t('read'), label: t('readOf', { name }) }}
        />
      </div>
    </article>
  );
}

/** Grid of cards, with as many columns as fit. */
function Cards({ cards }: { cards: readonly OrphanCard[] }) {
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
      {cards.map((card, at) => (
        <Card key={card.id} card={card} isTop={at === 0} />
      ))}
    </div>
  );
}

/** @param until the day after the last sponsored day (YYYY-MM-DD); null when the child has no sponsor */
function PeriodText({ until }: { until: string | null }) {
  const t = useText('orphans');
  return (
    <>
      {until === null ? t('state.waiting') : t('until', { date: formatDate(lastDayBefore(until)) })}
    </>
  );
}
