/** The latest news, and the next event. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { InLanguage } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { DateText, Wrap } from '#web/ui/parts';
import type { EventRow, NewsRow } from './lately.server';

export function Lately({ news, event }: { news: readonly NewsRow[]; event: EventRow | null }) {
  const t = useText('home');
  const links = useLinks();
  if (news.length === 0 && !event) return null;
  return (
    <section className="pt-8">
      <Wrap className="grid gap-6 md:grid-cols-2 md:gap-8">
        {news.length > 0 && (
          <div>
            <Head title={t('news.title')} all={t('news.all')} to={links.news()} />
            <ul>
              {news.map((article) => (
                <li key={article.to} className="border-b border-line">
                  <Row {...article}>
                    <DateText date={article.at} />
                  </Row>
                </li>
              ))}
            </ul>
          </div>
        )}
        {event && (
          <div>
            <Head title={t('event.title')} all={t('event.all')} to={links.events()} />
            <Row {...event}>
              {event.weekday} <DateText date={event.at} /> <bdi className="num">{event.hours}</bdi>
              <br />
              {event.place && <span {...event.language}>{event.place} </span>}
              {event.seats}
            </Row>
          </div>
        )}
      </Wrap>
    </section>
  );
}

function Head({ title, all, to }: { title: string; all: string; to: string }) {
  return (
    <div className="row">
      <h2>{title}</h2>
      <Link className="inline-flex min-h-[44px] items-center gap-1" to={to}>
        {all}
        <Icon name="arrow" flip />
      </Link>
    </div>
  );
}

type RowProps = InLanguage & { to: string; title: string; children: ReactNode };

function Row({ to, title, language, children }: RowProps) {
  return (
    <Link className="block py-2 text-ink no-underline [&:hover_b]:underline" to={to}>
      <span className="sm muted block">{children}</span>
      <b {...language}>{title}</b>
    </Link>
  );
}
