/** The time until an event. The server renders it; scripts update it every minute. */
import { useEffect, useState } from 'react';
import { remainingWithMonths, type RemainingWithMonths } from '#domain/time/deadline';
import { minutes } from '#domain/time/durations';
import { useText } from '#web/i18n/strings';

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
  const units = UNITS.filter((unit) => left[unit] > 0);
  if (units.length === 0) return null;
  return (
    <div className="grid gap-0.5">
      <p className="sm">{t('countdown.title')}</p>
      <div className="clock">
        {units.map((unit) => (
          <b key={unit}>{t(`countdown.${unit}`, { count: left[unit] })}</b>
        ))}
      </div>
    </div>
  );
}
