/** What visitors need to know about an event: agenda, place, time, audience, and the campaign that it is about. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { commaIn } from '#domain/locales';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Icon, type IconName } from '#web/ui/icon';
import type { EventView } from './view.server';
import { Verbatim } from '#web/ui/text';

export function Agenda({ agenda }: Pick<EventView, 'agenda'>) {
  const t = useText('events');
  if (agenda.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('agenda')}</h2>
      <ol className="rows">
        {agenda.map(({ time, text, language }, at) => (
          <li key={at}>
            <span className="muted min-w-[4.5em]">
              <Verbatim>{time}</Verbatim>
            </span>
            <span className="block flex-1" {...language}>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function PlaceAndTime({ event }: { event: EventView }) {
  const t = useText('events');
  const locale = useLocale();
  const links = useLinks();
  const { place, address, mapUrl, isOnline, language, time, timeZone, audience } = event;
  const { campaign, state, id } = event;
  return (
    <section className="grid gap-1">
      <h2>{t('facts')}</h2>
      <dl className="rows">
        <Row icon={isOnline ? 'screen' : 'pin'} label={t('place')}>
          <p {...(isOnline ? {} : language)}>{place}</p>
          {address && (
            <p className="sm muted" {...language}>
              {address}
            </p>
          )}
          {mapUrl && (
            <p>
              <a className="inline-block py-1" href={mapUrl} rel="nofollow noopener noreferrer">
                {t('map')}
              </a>
            </p>
          )}
        </Row>
        <Row icon="calendar" label={t('time')}>
          <p>
            {time.weekday} <Verbatim>{time.date}</Verbatim>
            {commaIn(locale)}
            <bdi className="num">{time.hours}</bdi>
          </p>
          <p className="sm muted">{timeZone}</p>
          {state !== 'past' && (
            <p>
              <a className="inline-block py-1" href={links.eventCalendar(id)}>
                {t('calendar.add')}
              </a>
            </p>
          )}
        </Row>
        <Row icon="user" label={t('filter.audience')}>
          <p>{audience}</p>
        </Row>
        {campaign && (
          <Row icon="heart" label={t('campaign')}>
            <p>
              <Link className="inline-block py-1" to={campaign.to} {...campaign.language}>
                {campaign.title}
              </Link>
            </p>
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] gap-1.5 border-b border-line py-1.5">
      <dt>
        <Icon name={icon} className="text-link" />
        <span className="vh">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
