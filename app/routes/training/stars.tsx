/** A rating as stars. Screen readers read it as a number of five. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';

const ALL = [1, 2, 3, 4, 5];

/** @param rating from 1 to 5. The number of filled stars is rounded. */
export function Stars({ rating }: { rating: number }) {
  const t = useText('training');
  return (
    <span
      role="img"
      aria-label={t('rating.label', { rating })}
      className="inline-flex gap-px text-warm [&>svg]:h-[1.1em] [&>svg]:w-[1.1em]"
    >
      {ALL.map((star) => (
        <Icon key={star} name="star" className={star <= Math.round(rating) ? 'fill-current' : ''} />
      ))}
    </span>
  );
}
