/** Text with the last day of a child's current sponsorship, or that the child waits for a sponsor. */
import { formatDate } from '#domain/time/dates';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { useText } from '../../i18n/strings';

/** @param until the day after the last sponsored day (YYYY-MM-DD); null when the child has no sponsor */
export function PeriodText({ until }: { until: string | null }) {
  const t = useText('orphans');
  return (
    <>
      {until === null ? t('state.waiting') : t('until', { date: formatDate(lastDayBefore(until)) })}
    </>
  );
}
