/** The reviews of former students. */
import { useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/fold';
import { Stars } from './stars';
import type { TrainingView } from './view.server';

/** Reviews that are visible at once. The others are collapsed. */
const SHOWN = 4;

type Review = TrainingView['reviews'][number];

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useText('training');
  if (reviews.length === 0) return null;
  const others = reviews.slice(SHOWN);
  return (
    <section className="grid gap-1">
      <h2 id="reviews">{t('reviews.title')}</h2>
      <ReviewList reviews={reviews.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Disclosure summary={t('reviews.more', { count: others.length })}>
          <ReviewList reviews={others} />
        </Disclosure>
      )}
    </section>
  );
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul>
      {reviews.map(({ rating, text, by, language }, at) => (
        <li key={at} className="grid gap-0.5 border-b border-line py-2 last:border-0">
          <Stars rating={rating} />
          <blockquote className="m-0" {...language}>
            {text}
          </blockquote>
          <p className="sm muted" {...language}>
            {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
