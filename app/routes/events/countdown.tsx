/** The time until an event. The server renders it; scripts update it every minute. */
import { useEffect, useState } from 'react';
import { remainingWithMonths, type RemainingWithMonths } from '#domain/time/deadline';
import { minutes } from '#domain/time/durations';
import { useText } from '../../i18n/strings';

const UNITS = ['months', 'days', 'hours', 'minutes'] as const;

export function Countdown({
  startsAt,
  remaining,
}: {
  startsAt: string;
  remaining: RemainingWithMonths;
}) {
  const t = useText('events');
  const [left, setLeft] = useState(remaining);
  useEffect(() => {
    const renew = () => setLeft(remainingWithMonths(new Date(startsAt), new Date()));
    renew();
    const timer = setInterval(renew, minutes(1));
    return () => clearInterval(timer);
  }, [startsAt]);
  return (
    <div className="grid gap-0.5">
      <p className="sm">{t('countdown.title')}</p>
      <div className="clock">
        {UNITS.map((unit) => (
          <div key={unit}>
            <b className="num">{left[unit]}</b>{' '}
            <span>{t(`countdown.${unit}`, { count: left[unit] })}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
