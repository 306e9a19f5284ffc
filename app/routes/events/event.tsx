/** Route module of /events/{id}: an event with its agenda and place, and the form that joins it. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { commaIn } from '#domain/locales';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Icon, type IconName } from '#web/ui/icon';
import { Verbatim } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { Share } from '#web/ui/share';
import { EventCard } from '../../events/card';
import { DateBlock, WeekdayAndHours } from '../../events/event-time';
import { PanelAside } from '../../giving/panel-aside';
import type { PageHandle } from '../../shell/use-shell';
import { JOIN_ANCHOR, JOIN_FORM, JoinPanel } from './join-panel';
import type { action, loader } from './page.server';
import type { EventView } from './view.server';

export { action, loader } from './page.server';
export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export const handle: PageHandle = {
  keptForm: (data) =>
    (data as { event?: EventView } | undefined)?.event?.state === 'coming' ? JOIN_FORM : null,
};

export default function EventPage() {
  const { event } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('events');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs trail={[{ label: t('title'), to: links.events() }]} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <Title event={event} />
          <Picture
            className="art max-h-[50vh] object-cover"
            {...event.picture}
            sizes="(min-width: 56.25em) 46em, 92vw"
            priority
            isKept
          />
        </div>
        <PanelAside id={JOIN_ANCHOR} label={t('join.title')} isSticky>
          <JoinPanel key={event.id} event={event} form={form} />
        </PanelAside>
        <div className="grid gap-6">
          <div className="grid gap-2">
            <p className="text-lg" {...event.language}>
              {event.summary}
            </p>
            {/* Headings of the text are third-level. */}
            <h2 className={event.state === 'past' ? undefined : 'vh'}>
              {t(event.state === 'past' ? 'whatHappened' : 'about')}
            </h2>
            <RichText html={event.body} language={event.language} />
          </div>
          <Agenda agenda={event.agenda} />
          <PlaceAndTime event={event} />
          <Share title={event.title} address={event.url} />
        </div>
      </div>
      {event.similar.length > 0 && (
        <section className="pt-8">
          <div className="row pb-2">
            <h2>{t('similar')}</h2>
            <Link to={links.events()}>{t('all')}</Link>
          </div>
          <div className="border-t border-line">
            {event.similar.map((card) => (
              <EventCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Title({ event }: { event: EventView }) {
  const locale = useLocale();
  const { title, time, place, isOnline, language } = event;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <DateBlock time={time} />
      <div className="grid min-w-0 flex-[1_1_10em] gap-1">
        <h1 {...language}>{title}</h1>
        <p className="muted">
          <WeekdayAndHours time={time} />
          {commaIn(locale)}
          <span {...(isOnline ? {} : language)}>{place}</span>
        </p>
      </div>
    </div>
  );
}

/** What visitors need to know about an event: agenda, place, time, audience, and the campaign that it is about. */
function Agenda({ agenda }: Pick<EventView, 'agenda'>) {
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

function PlaceAndTime({ event }: { event: EventView }) {
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
