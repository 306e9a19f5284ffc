/** The content kinds of news and blog articles, and of their tags. Both sections have the same fields. */
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
import { json, singlePicture, textOf } from './columns';
import { namedKind, titledKind } from './named';
import { deleteRow, saveRow } from './save-row';

export const newsCategories = namedKind('news-categories', 'news_categories');
export const blogCategories = namedKind('blog-categories', 'blog_categories');

const TAGS = 'article-tags';

/** Tags, by which visitors filter articles of both sections. */
export const articleTags = {
  ...titledKind(TAGS, 'article_tags'),
  remove: async (db: Db, id: string) => {
    await db.deleteFrom('tagged_articles').where('tag', '=', id).execute();
    return deleteRow(db, 'article_tags', id);
  },
};

const tagIds = list(reference(TAGS, 'an article tag'));

/** Sorted, because the database does not store the order of the tags. */
const sortedTags: Codec<string[]> = {
  ...tagIds,
  read: (source) => {
    const read = tagIds.read(source);
    if (read && new Set(read).size < read.length)
      return source.reject('a list that names each tag once');
    return read?.sort();
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
    tags: optional(sortedTags, []),
    campaign: optional(campaignOrFund, null),
    picture,
    body: articleText,
  };
}
type Article = ObjectOf<ReturnType<typeof fieldsOf>>;

function articleKind(section: ArticleSection, categories: string): Kind<Article> {
  return {
    name: section,
    codec: object(fieldsOf(categories)),
    references: ({ category, tags }) => [
      { kind: categories, id: category },
      ...tags.map((id) => ({ kind: TAGS, id })),
    ],
    read: async (db) => {
      const tags = await tagsByArticle(db, section);
      const rows = await db
        .selectFrom(section)
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        value: {
          title: textOf(row.title),
          summary: textOf(row.summary),
          category: row.category,
          author: textOf(row.author),
          published: row.published_at,
          tags: tags.get(row.id) ?? [],
          campaign: row.campaign,
          picture: singlePicture(row.picture),
          body: textOf(row.body),
        },
      }));
    },
    save: async (db, { id, value }) => {
      await saveRow(db, section, {
        ...{ id, category: value.category, campaign: value.campaign },
        published_at: value.published,
        author: json(value.author),
        title: json(value.title),
        summary: json(value.summary),
        body: json(value.body),
        picture: json(value.picture),
        minutes: readingMinutes(plainTextOf(value.body)),
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

async function tagsByArticle(db: Db, section: ArticleSection): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('tagged_articles')
    .select(['article', 'tag'])
    .where('section', '=', section)
    .orderBy('tag')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { article, tag } of rows) tags.set(article, [...(tags.get(article) ?? []), tag]);
  return tags;
}

async function saveTags(db: Db, section: ArticleSection, article: string, tags: string[]) {
  await db
    .deleteFrom('tagged_articles')
    .where('section', '=', section)
    .where('article', '=', article)
    .execute();
  const rows = tags.map((tag) => ({ section, article, tag }));
  if (rows.length > 0) await db.insertInto('tagged_articles').values(rows).execute();
}
