/** Tables of news, blogs, events, training, organisations, partners. Texts, instants and pictures as in content.ts. */
import type { Generated } from 'kysely';
import type { Flag, NamedTable, TextJson } from './content';

/** `author` and `body` are localised; `body` is HTML. */
export type ArticleTable = {
  id: string;
  category: string;
  published_at: string;
  author: TextJson;
  title: TextJson;
  summary: TextJson;
  body: TextJson;
  picture: string;
  /** Id of the campaign or fund that the article is about. */
  campaign: string | null;
  /** Reading time in minutes, from the words of the body (domain/reading-time.ts). */
  minutes: number;
};
export type ArticleSection = 'news' | 'blogs';
type ArticleTagTable = { id: string; position: number; title: TextJson };
type TaggedArticleTable = { section: ArticleSection; article: string; tag: string };

/** The place of an event or a training. `map_url` may be empty. */
type PlaceColumns = {
  place: TextJson;
  address: TextJson;
  map_url: string;
  is_online: Flag;
};

/** `capacity`: null when the seats are not limited. `taken`: reserved seats, at most `capacity`. */
type SeatColumns = {
  capacity: number | null;
  taken: Generated<number>;
  /** 1: removed from the content although applications refer to it. In no list. */
  withdrawn: Generated<Flag>;
};

/** `agenda`: JSON of a list of times with texts. */
export type EventTable = PlaceColumns &
  SeatColumns & {
    id: string;
    title: TextJson;
    summary: TextJson;
    body: TextJson;
    picture: string;
    starts_at: string;
    ends_at: string;
    /** IANA time zone of the place. */
    time_zone: string;
    audience: string;
    /** Id of a region for the filter, and its name. */
    area: string;
    area_name: TextJson;
    agenda: string;
    campaign: string | null;
    /** Maximum number of seats in one application. */
    most_seats: number;
  };

/**
 * `starts_on` and `ends_on` are days. `days`: JSON of the weekdays from which a student chooses `days_needed`.
 * `reviews`: JSON of the published reviews. `facts`: JSON of labels with texts.
 */
export type TrainingTable = PlaceColumns &
  SeatColumns & {
    id: string;
    /** null only when the training is withdrawn, so that its category can be removed. */
    category: string | null;
    title: TextJson;
    summary: TextJson;
    body: TextJson;
    picture: string;
    starts_on: string;
    ends_on: string;
    time_zone: string;
    days: string;
    days_needed: number;
    sessions: TextJson;
    languages: string;
    teachers: TextJson;
    fee: TextJson;
    facts: string;
    minimum_age: number;
    reviews: string;
    /** The folded words of all languages, for the search. */
    words: string;
  };

/** `established` and `checked` are days. The columns that end in "s" are JSON lists, `social` is JSON. */
export type NgoTable = {
  id: string;
  position: number;
  name: TextJson;
  summary: TextJson;
  story: TextJson;
  category: string;
  beneficiaries: string;
  area: string;
  area_name: TextJson;
  nationality: string;
  established: string;
  people: TextJson;
  address: TextJson;
  phone: string;
  email: string;
  social: string;
  logo: string | null;
  cover: string | null;
  pictures: string;
  /** The day on which staff last checked the papers. null: the check is not finished. */
  checked: string | null;
  checks: string;
  campaigns: string;
  words: string;
};

type PartnerTable = {
  id: string;
  position: number;
  type: string;
  name: TextJson;
  summary: TextJson;
  /** Year. */
  since: number;
  logo: string | null;
  url: string;
};

/** One year of the charity's money. Amounts are in baisa. */
export type AnnualFiguresTable = {
  /** Year. */
  id: string;
  given: number;
  spent: number;
  items: string;
  source: TextJson;
  report: string;
  published: string;
};

type FaqCategoryTable = { id: string; position: number; title: TextJson };

export type CommunityTables = {
  news: ArticleTable;
  blogs: ArticleTable;
  news_categories: NamedTable;
  blog_categories: NamedTable;
  article_tags: ArticleTagTable;
  tagged_articles: TaggedArticleTable;
  events: EventTable;
  training_categories: NamedTable;
  trainings: TrainingTable;
  beneficiary_types: NamedTable;
  ngos: NgoTable;
  partner_types: NamedTable;
  partners: PartnerTable;
  faq_categories: FaqCategoryTable;
  annual_figures: AnnualFiguresTable;
};
