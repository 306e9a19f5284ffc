/** Tables of news, blog articles, events and trainings: their documents, and the columns by which lists find them. */
import { document, integer, table, text, type Flag, type Row } from '../columns';

const ARTICLE = {
  id: text().primary(),
  category: text(),
  published_at: text(),
  /** Reading time in minutes, from the words of the body (domain/reading-time.ts). */
  minutes: integer().check('> 0'),
  document: document(),
};

/** `capacity`: null when the seats are not limited. `taken`: reserved seats, at most `capacity`. */
const SEATS = {
  capacity: integer().orNull().check('> 0'),
  taken: integer().default(0).check('>= 0 and (capacity is null or taken <= capacity)'),
  /** 1: removed from the content although applications refer to it. In no list. */
  withdrawn: integer<Flag>().default(0),
};

export type ArticleSection = 'news' | 'blogs';

export const COMMUNITY = {
  news: table(ARTICLE).with('index news_newest (published_at desc, id)'),
  blogs: table(ARTICLE).with('index blogs_newest (published_at desc, id)'),
  tagged_articles: table({
    tag: text().key(),
    section: text<ArticleSection>().key(),
    article: text().key(),
  }).with('index tagged_articles_article (section, article)'),
  events: table({
    id: text().primary(),
    starts_at: text(),
    /** The index finds the coming events without the past ones. */
    ends_at: text().index(),
    audience: text(),
    /** Id of a region. */
    area: text(),
    /** Maximum number of seats in one application. */
    most_seats: integer().check('> 0'),
    ...SEATS,
    document: document(),
  }).with('index events_by_time (starts_at desc, id)'),
  trainings: table({
    id: text().primary(),
    category: text(),
    /** A day in `time_zone`. */
    starts_on: text().index(),
    time_zone: text(),
    /** JSON list. */
    languages: text(),
    is_online: integer<Flag>(),
    /** The folded words of all languages, for the search. */
    words: text(),
    ...SEATS,
    document: document(),
  }),
};
export type ArticleTable = Row<typeof COMMUNITY.news>;
export type EventTable = Row<typeof COMMUNITY.events>;
export type TrainingTable = Row<typeof COMMUNITY.trainings>;
