/** The card of an event in a list: date first, then title, time, place and seats. The whole card is one link. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Badge } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import type { EventCard as Card } from './card.server';
import { DateBlock, WeekdayAndHours } from './event-time';

export function EventCard({ card }: { card: Card }) {
  const t = useText('events');
  const links = useLinks();
  const { id, title, picture, time, place, state, seats, language } = card;
  return (
    <article className="event">
      <DateBlock time={time} />
      <div>
        <h3>
          <Link to={links.event(id)} {...language}>
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-2 sm muted">
          <span className="flex items-center gap-1">
            <Icon name="clock" />
            <WeekdayAndHours time={time} />
          </span>
          <span className="flex items-center gap-1">
            <Icon name="pin" />
            {place === null ? t('online') : <span {...language}>{place}</span>}
          </span>
        </p>
        {state === 'running' && (
          <p>
            <Badge tone="ok">{t('running')}</Badge>
          </p>
        )}
        {seats && (
          <p className="sm muted">
            {seats.tone ? <Badge tone={seats.tone}>{seats.text}</Badge> : seats.text}
          </p>
        )}
      </div>
      <Picture path={picture} alt="" sizes="200px" width={320} />
    </article>
  );
}
