/** The latest news, and the next event. */
import { Link } from '@remix-run/react';
import type { EventCard as EventCardData } from '../../events/card.server';
import { EventCard } from '../../events/card';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import type { ArticleCardData } from '../../reading/article-card.server';
import { DateText } from '../../ui/date-text';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Wrap } from '../../ui/wrap';

type Props = { news: readonly ArticleCardData[]; event: EventCardData | null };

export function Lately({ news, event }: Props) {
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
                <li key={article.id} className="border-b border-line">
                  <Article {...article} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {event && (
          <div>
            <Head title={t('event.title')} all={t('event.all')} to={links.events()} />
            <EventCard card={event} />
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

function Article({ to, title, picture, publishedAt, language }: ArticleCardData) {
  return (
    <Link
      className="flex items-center gap-2 py-2 text-ink no-underline [&:hover_b]:underline"
      to={to}
    >
      <Picture className="w-[96px] flex-none rounded" path={picture} alt="" sizes="96px" />
      <span>
        <span className="sm muted block">
          <DateText date={publishedAt} />
        </span>
        <b {...language}>{title}</b>
      </span>
    </Link>
  );
}
