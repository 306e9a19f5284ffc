/** Tables of news, blog articles, events and trainings: their documents, and the columns by which lists find them. */
import type { Generated } from 'kysely';
import type { DocumentJson, Flag } from './content';

export type ArticleTable = {
  id: string;
  category: string;
  published_at: string;
  /** Reading time in minutes, from the words of the body (domain/reading-time.ts). */
  minutes: number;
  document: DocumentJson;
};
export type ArticleSection = 'news' | 'blogs';
type TaggedArticleTable = { section: ArticleSection; article: string; tag: string };

/** `capacity`: null when the seats are not limited. `taken`: reserved seats, at most `capacity`. */
type SeatColumns = {
  capacity: number | null;
  taken: Generated<number>;
  /** 1: removed from the content although applications refer to it. In no list. */
  withdrawn: Generated<Flag>;
};

export type EventTable = SeatColumns & {
  id: string;
  starts_at: string;
  ends_at: string;
  audience: string;
  /** Id of a region. */
  area: string;
  /** Maximum number of seats in one application. */
  most_seats: number;
  document: DocumentJson;
};

export type TrainingTable = SeatColumns & {
  id: string;
  category: string;
  /** A day in `time_zone`. */
  starts_on: string;
  time_zone: string;
  /** JSON list. */
  languages: string;
  is_online: Flag;
  /** The folded words of all languages, for the search. */
  words: string;
  document: DocumentJson;
};

export type CommunityTables = {
  news: ArticleTable;
  blogs: ArticleTable;
  tagged_articles: TaggedArticleTable;
  events: EventTable;
  trainings: TrainingTable;
};
