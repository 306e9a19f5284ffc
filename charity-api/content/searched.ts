/** The texts of each kind of content that the site search finds and shows. Everything else is not in its index. */
import type { Picture } from '#contract/common';
import type { SearchKind } from '#contract/search';
import { LOCALES, type LocalisedText } from '#domain/locales';
import { instantAt } from '#domain/time/zoned';
import ar from '#locales/ar/search.json';
import en from '#locales/en/search.json';
import id from '#locales/id/search.json';
import tr from '#locales/tr/search.json';
import type { SearchEntry } from '../modules/site-search/entries';
import type { Item, Kind } from './kind';
import { blogs, news } from './kinds/articles';
import { campaigns, openFunds } from './kinds/campaigns';
import { cases } from './kinds/cases';
import { endowments } from './kinds/endowments';
import { events } from './kinds/events';
import { expiations } from './kinds/expiations';
import { faqs } from './kinds/faqs';
import { mosques } from './kinds/mosques';
import { ngos } from './kinds/ngos';
import { orphans } from './kinds/orphans';
import { pages } from './kinds/pages';
import { partners } from './kinds/partners';
import { sacrifices } from './kinds/sacrifices';
import { programs } from './kinds/shown';
import { training } from './kinds/training';
import { plainTextOf } from './markdown/escape-html';

/** The names of the kinds of search results in all languages, which visitors type: “orphans”, “وقف”. */
const LABELS = [en, ar, tr, id];

/** Returns the names of a kind, of one and of several, in all languages. */
export function kindLabels(kind: SearchKind): string {
  return LABELS.map((one) => `${one.kinds[kind]} ${one.kind[kind]}`).join(' ');
}

type Parts = Pick<SearchEntry, 'title'> &
  Partial<Pick<SearchEntry, 'titleWords' | 'texts' | 'words' | 'lead' | 'within' | 'shownFrom'>> & {
    picture?: Picture | null | undefined;
  };

type Searched = {
  name: string;
  entryOf: (item: Item) => SearchEntry;
  dateOf: (item: Item) => string | null;
};

/** Characters of one text. Longer texts are found by their beginning. */
const MAX_TEXT = 4_000;

function searched<Value>(
  kind: Kind<Value>,
  searchKind: SearchKind,
  partsOf: (value: Value) => Parts,
  date: (value: Value) => string | null = () => null,
): Searched {
  const dateOf = ({ value }: Item) => date(value as Value);
  return {
    name: kind.name,
    dateOf,
    entryOf: (item) => {
      const { id, value } = item;
      const {
        title,
        titleWords = title,
        texts = [],
        words = [],
        lead = [],
        ...rest
      } = partsOf(value as Value);
      return {
        ...{ kind: searchKind, id, title, titleWords, words, lead },
        texts: texts.map(shortened),
        picture: rest.picture ?? null,
        within: rest.within ?? null,
        shownFrom: rest.shownFrom ?? null,
        date: dateOf(item),
        labels: kindLabels(searchKind),
      };
    },
  };
}

type Story = { title: LocalisedText; summary: LocalisedText; story: LocalisedText } & {
  pictures?: readonly Picture[];
};

const story = ({ title, summary, story: html, pictures = [] }: Story) => ({
  ...{ title, picture: pictures[0] },
  texts: [summary, plainTextOf(html)],
});

type Article = Omit<Story, 'story' | 'pictures'> & { body: LocalisedText; picture: Picture };

const article = ({ title, summary, body, picture }: Article) => ({
  ...{ title, picture },
  texts: [summary, plainTextOf(body)],
});

const publishedOf = ({ publishedAt }: { publishedAt: string }) => publishedAt;

/** Kinds that are not here have no page of their own, such as categories and prices. */
export const SEARCHED: readonly Searched[] = [
  searched(
    campaigns,
    'campaign',
    (value) => ({
      ...story(value),
      words: [value.place, ...value.updates.map(({ text }) => text)],
      lead: [value.title, value.summary, value.place],
    }),
    publishedOf,
  ),
  searched(
    openFunds,
    'fund',
    (value) => ({
      ...story(value),
      words: [value.place],
      lead: [value.title, value.summary, value.place],
    }),
    publishedOf,
  ),
  searched(programs, 'program', (value) => ({
    ...story(value),
    picture: value.gallery[0]?.picture,
  })),
  searched(endowments, 'endowment', story),
  searched(sacrifices, 'sacrifice', (value) => ({ ...story(value), words: [value.place] })),
  searched(expiations, 'expiation', story),
  searched(cases, 'case', (value) => ({
    ...story(value),
    words: [value.areaName, inEachLanguage(value.billNumber)],
  })),
  // Child protection (decision 54): found by the region and the line of the list, and not by the name or the story.
  searched(orphans, 'orphan', (value) => ({
    title: value.title,
    titleWords: value.areaName,
    texts: [withoutName(value.summary, value.title)],
  })),
  searched(mosques, 'mosque', (value) => ({
    ...story(value),
    words: [value.place, ...value.repairs.flatMap(({ title, summary }) => [title, summary])],
  })),
  // Without the people, the phone number and the e-mail address of the organisation.
  searched(ngos, 'ngo', (value) => ({
    ...story({ ...value, title: value.name, pictures: [] }),
    words: [value.areaName],
  })),
  searched(partners, 'partner', ({ name, summary, type }) => ({
    ...{ title: name, texts: [summary], within: type },
  })),
  searched(training, 'training', (value) => ({
    ...article(value),
    words: [value.place, value.teachers],
  })),
  searched(
    events,
    'event',
    (value) => ({
      ...article(value),
      words: [value.place, value.areaName],
      lead: [value.title, value.summary, value.place, value.areaName],
    }),
    (value) => instantAt(value.starts, value.timeZone),
  ),
  ...(
    [
      [news, 'news'],
      [blogs, 'blog'],
    ] as const
  ).map(([kind, name]) =>
    searched(
      kind,
      name,
      (value) => ({
        ...article(value),
        words: [value.author],
        lead: [value.title, value.summary],
        shownFrom: value.publishedAt,
      }),
      publishedOf,
    ),
  ),
  searched(pages, 'page', ({ title, lead, description, steps, body, picture }) => ({
    ...{ title, picture },
    texts: [
      ...[lead, description, plainTextOf(body)],
      ...steps.flatMap((step) => [step.title, step.text]),
    ],
  })),
  searched(faqs, 'faq', ({ question, answer }) => ({
    title: question,
    texts: [plainTextOf(answer)],
  })),
];

const byName = new Map(SEARCHED.map((one) => [one.name, one]));

/** Returns null for a record of a kind that the search does not find. */
export function searchEntryOf(kind: string, item: Item): SearchEntry | null {
  return byName.get(kind)?.entryOf(item) ?? null;
}

/** Returns records of one kind in the order of their dates, in which the index is filled fastest. */
export function byDate(kind: string, items: readonly Item[]): Item[] {
  const dateOf = byName.get(kind)?.dateOf ?? (() => null);
  const dated = items.map((item) => ({ item, date: dateOf(item) ?? '' }));
  dated.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  return dated.map(({ item }) => item);
}

const inEachLanguage = (text: string): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;

const shortened = (text: LocalisedText): LocalisedText =>
  mapLanguages(text, (one) => one.slice(0, MAX_TEXT));

/** Removes the name of a child from a line that contains it. */
const withoutName = (line: LocalisedText, name: LocalisedText): LocalisedText =>
  mapLanguages(line, (one, locale) =>
    name[locale] === '' ? one : one.replaceAll(name[locale], '').replace(/\s+/g, ' ').trim(),
  );

function mapLanguages(
  text: LocalisedText,
  change: (one: string, locale: keyof LocalisedText) => string,
): LocalisedText {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, change(text[locale], locale)]),
  ) as LocalisedText;
}
