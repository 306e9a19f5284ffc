/** Route module of /ngo: the organisations that the charity works with, filtered, nine per page. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { ButtonLink } from '#web/ui/parts';
import { FilteredCards } from '../../lists/filtered-cards';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { NgoCard } from './card.server';
import { CheckedBadge } from './checked-badge';
import { ngoList } from './list.server';
import { Logo } from './logo';

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
