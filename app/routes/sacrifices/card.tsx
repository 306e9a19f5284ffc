/** Card of a sacrifice in the list: price, availability and closing time. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Badge, ButtonLink, Money } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { AvailabilityBoard } from './board';
import type { SacrificeCard } from './card.server';
import { Closing } from './closing';

export function Card({ card, isTop }: { card: SacrificeCard; isTop: boolean }) {
  const t = useText('sacrifices');
  const links = useLinks();
  const { title, standing, price, limit, isShared } = card;
  const to = links.sacrifice(card.id);
  const does = standing === 'open' ? 'choose' : 'look';
  return (
    <article className="card">
      <Picture
        path={card.picture.path}
        alt=""
        sizes="(min-width: 56.25em) 23em, 92vw"
        priority={isTop}
      />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm">
          <span className="muted" {...card.language}>
            {card.place}
          </span>
          {standing !== 'open' && <Badge tone="off">{t(`state.${standing}`)}</Badge>}
        </div>
        <h3 {...card.language}>
          <Link to={to}>{title}</Link>
        </h3>
        {price && <Price price={price} isShared={isShared} />}
        {limit && <AvailabilityBoard limit={limit} isShared={isShared} />}
        <Closing {...card} />
        <ButtonLink
          kind="quiet"
          wide
          className="end"
          to={to}
          aria-label={t(`goTo.${does}`, { title })}
        >
          {t(`go.${does}`)}
        </ButtonLink>
      </div>
    </article>
  );
}

type PriceProps = { price: NonNullable<SacrificeCard['price']>; isShared: boolean };

export function Price({ price, isShared }: PriceProps) {
  const t = useText('sacrifices');
  return (
    <p>
      <b className="text-xl leading-tight">
        <Money amount={price} />
      </b>{' '}
      <span className="muted sm">{t(isShared ? 'price.share' : 'price.animal')}</span>
    </p>
  );
}
