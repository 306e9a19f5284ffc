/** Card of a training in the list. The whole card is a link to its page. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/text';
import { Icon } from '#web/ui/icon';
import { Picture } from '#web/ui/picture';
import type { TrainingCardData } from './card.server';
import { SeatsText } from './seats-text';
import { Stars } from './stars';

type Props = { training: TrainingCardData; isTop: boolean };

export function TrainingCard({ training, isTop }: Props) {
  const t = useText('training');
  const links = useLinks();
  const { id, title, summary, language, picture, place, fee, isOnline, rating } = training;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
      <div>
        <p className="sm flex flex-wrap items-center gap-x-1 text-link">
          <Icon name="calendar" />
          <b>
            {training.weekday} <DateText date={training.startsOn} />
          </b>
        </p>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.trainingCourse(id)}
          >
            {title}
          </Link>
        </h2>
        <p className="muted" {...language}>
          {summary}
        </p>
        <p className="sm muted flex items-center gap-x-1">
          <Icon name="pin" className="flex-none" />
          <span>
            <span {...language}>{place}</span>
            {isOnline && ` ·\u00a0${t('online')}`} ·&nbsp;<span {...language}>{fee}</span>
          </span>
        </p>
        <div className="end flex flex-wrap items-center justify-between gap-1">
          <SeatsText state={training.state} seats={training.seats} />
          {rating && (
            <span className="sm flex items-center gap-0.5">
              <Stars rating={rating.average} />
              <b aria-hidden>{rating.average}</b>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
