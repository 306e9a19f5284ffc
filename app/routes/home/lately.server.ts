/** The latest news and the next event: only what the home page shows, which is near its size limit. */
import { languageFrom, type InLanguage } from '#web/charity/results';
import { nextEvent } from '../../events/next-event.server';
import { latestNews } from '../../reading/article-card.server';
import type { Visitor } from '../../visitor/visitor.server';

const NEWS = 3;

export type NewsRow = InLanguage & { to: string; title: string; at: string };
/** `place`: empty for an event online. `seats`: such as "3 seats left"; empty when there are many. */
export type EventRow = NewsRow & { weekday: string; hours: string; place: string; seats: string };

export async function newsRows(visitor: Visitor): Promise<NewsRow[]> {
  const news = await latestNews(visitor, NEWS);
  return news.map(({ to, title, publishedAt, ...others }) => ({
    ...{ to, title, at: publishedAt },
    ...languageFrom(others),
  }));
}

export async function eventRow(visitor: Visitor): Promise<EventRow | null> {
  const event = await nextEvent(visitor);
  if (!event) return null;
  const { id, title, time, place, seats } = event;
  return {
    ...{ to: visitor.links.event(id), title, at: time.startsAt, place: place ?? '' },
    ...{ weekday: time.weekday, hours: time.hours },
    ...{ seats: seats?.tone ? seats.text : '', ...languageFrom(event) },
  };
}
