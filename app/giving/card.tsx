/** The card of a campaign in a list. The whole card links to the page; the button links to the form on it. */
import { Link } from '@remix-run/react';
import type { Intention } from '#domain/cart';
import { useLinks, useText } from '#web/i18n/strings';
import { Badge } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { CardButton } from './card-button';
import type { CardData } from './card.server';
import { StateBadge } from './project/state-badge';

type Given = {
  /** The intention that the gift form preselects. */
  intention?: Intention;
};

/** `isTop`: the picture is on the first screen, so it is not lazy. */
type Placed = { isTop?: boolean };

function ProjectCard({ card, intention, isTop }: Given & Placed & { card: CardData }) {
  const t = useText('card');
  const links = useLinks();
  const { id, title, goal, raised } = card;
  const to = links.project(id, { intention });
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
          <span className="muted" {...card.categoryLanguage}>
            {card.category}
          </span>
          <StateBadge state={card.state} daysLeft={card.daysLeft} />
          {card.zakat && card.state === 'open' && <Badge>{t('zakat')}</Badge>}
        </div>
        <h3 {...card.language}>
          <Link to={to}>{title}</Link>
        </h3>
        <div className="end">
          <Progress raised={raised} goal={goal} label={t('progress')} />
        </div>
        <CardButton
          to={to}
          takesGifts={card.state === 'open'}
          give={
            intention === 'zakat'
              ? { text: t('giving:giveZakat'), label: `${t('giving:giveZakat')}: ${title}` }
              : { text: t('donate'), label: t('donateTo', { title }) }
          }
          read={{ text: t('read'), label: t('readOf', { title }) }}
        />
      </div>
    </article>
  );
}

type GridProps = Given & Placed & { cards: readonly CardData[] };

/** Cards in as many columns as fit. */
export function CardGrid({ cards, intention, isTop }: GridProps) {
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
      {cards.map((card, at) => (
        <ProjectCard
          key={card.id}
          card={card}
          isTop={isTop && at === 0}
          {...(intention && { intention })}
        />
      ))}
    </div>
  );
}
