/** Until when a child is sponsored, in words. */
import { formatDate } from '#domain/time/dates';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { useText } from '../../i18n/strings';

/** @param until a day; null: nobody sponsors the child now */
export function PeriodText({ until }: { until: string | null }) {
  const t = useText('orphans');
  return (
    <>
      {until === null ? t('state.waiting') : t('until', { date: formatDate(lastDayBefore(until)) })}
    </>
  );
}
