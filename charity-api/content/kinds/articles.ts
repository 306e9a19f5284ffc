/** The content kinds of news and blog articles. Both sections have the same fields. */
import { readingMinutes } from '#domain/reading-time';
import type { Db } from '../../db/tables';
import type { ArticleSection } from '../../db/tables/community';
import type { Codec, ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { Kind } from '../kind';
import { plainTextOf } from '../markdown/escape-html';
import { campaignOrFund } from '../values/campaign';
import { startOfDay } from '../values/dates';
import { articleText } from '../values/page-text';
import { picture } from '../values/picture';
import { reference, text } from '../values/text';
import { itemsOf } from './document-kind';
import { deleteRow, saveRow } from './save-row';

const TAGS = 'article-tags';
const tagIds = list(reference(TAGS, 'an article tag'));

const uniqueTags: Codec<string[]> = {
  ...tagIds,
  read: (source) => {
    const read = tagIds.read(source);
    return read && new Set(read).size < read.length
      ? source.reject('a list that names each tag once')
      : read?.sort();
  },
};

function fieldsOf(categories: string) {
  return {
    title: text,
    summary: text,
    category: reference(categories, 'a category'),
    author: text,
    /** The site does not show an article before this day. */
    published: startOfDay,
    tags: optional(uniqueTags, []),
    campaign: optional(campaignOrFund, null),
    picture,
    body: articleText,
  };
}
type Article = ObjectOf<ReturnType<typeof fieldsOf>>;

function articleKind(section: ArticleSection, categories: string): Kind<Article> {
  const codec = object(fieldsOf(categories));
  return {
    name: section,
    codec,
    references: ({ category, tags }) => [
      { kind: categories, id: category },
      ...tags.map((id) => ({ kind: TAGS, id })),
    ],
    read: async (db) => {
      const rows = await db
        .selectFrom(section)
        .select(['id', 'document'])
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .execute();
      return itemsOf(codec, rows);
    },
    save: async (db, { id, value }) => {
      await saveRow(db, section, {
        ...{ id, category: value.category, published_at: value.published },
        minutes: readingMinutes(plainTextOf(value.body)),
        document: JSON.stringify(value),
      });
      await saveTags(db, section, id, value.tags);
    },
    remove: async (db, id) => {
      await saveTags(db, section, id, []);
      return deleteRow(db, section, id);
    },
    move: (value, move) => ({ ...value, published: move.day(value.published) }),
  };
}

export const news = articleKind('news', 'news-categories');
export const blogs = articleKind('blogs', 'blog-categories');

async function saveTags(db: Db, section: ArticleSection, article: string, tags: string[]) {
  await db
    .deleteFrom('tagged_articles')
    .where('section', '=', section)
    .where('article', '=', article)
    .execute();
  const rows = tags.map((tag) => ({ section, article, tag }));
  if (rows.length > 0) await db.insertInto('tagged_articles').values(rows).execute();
}
