/** The time until a deadline. The server renders it; scripts update it every minute. */
import { useEffect, useState } from 'react';
import { remainingTime, type Remaining } from '#domain/time/deadline';
import { minutes } from '#domain/time/durations';
import { useText } from '#web/i18n/strings';

export function Countdown({ deadline, remaining }: { deadline: string; remaining: Remaining }) {
  const t = useText('project');
  const [left, setLeft] = useState(remaining);
  useEffect(() => {
    const renew = () => setLeft(remainingTime(new Date(deadline), new Date()));
    renew();
    const timer = setInterval(renew, minutes(1));
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <p className="flex flex-wrap justify-between gap-x-2 sm">
      <span className="muted">{t('countdown.title')}</span>
      <span>
        {t('countdown.left', {
          days: t('countdown.days', { count: left.days }),
          hours: t('countdown.hours', { count: left.hours }),
          minutes: t('countdown.minutes', { count: left.minutes }),
        })}
      </span>
    </p>
  );
}
