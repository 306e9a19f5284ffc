/** The content kinds of news and blog articles. Both sections have the same fields. */
import type * as z from 'zod';
import { blogContent, newsContent } from '#contract/articles';
import { readingMinutes } from '#domain/reading-time';
import type { Db } from '../../db/tables';
import type { ArticleSection } from '../../db/tables/community';
import { codecOf } from '../codec-of';
import type { Kind } from '../kind';
import { plainTextOf } from '../markdown/escape-html';
import { itemsOf } from './document-kind';
import { deleteRow, saveRow } from './save-row';

function articleKind(
  section: ArticleSection,
  schema: typeof newsContent | typeof blogContent,
): Kind<z.output<typeof newsContent>> {
  return {
    name: section,
    schema,
    codec: codecOf(schema),
    read: async (db) => {
      const rows = await db
        .selectFrom(section)
        .select(['id', 'document'])
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .execute();
      return itemsOf(schema, rows);
    },
    save: async (db, { id, value }) => {
      await saveRow(db, section, {
        ...{ id, category: value.category, published_at: value.publishedAt },
        minutes: readingMinutes(plainTextOf(value.body)),
        document: JSON.stringify(value),
      });
      await saveTags(db, section, id, value.tags);
    },
    remove: async (db, id) => {
      await saveTags(db, section, id, []);
      return deleteRow(db, section, id);
    },
    move: (value, move) => ({ ...value, publishedAt: move.day(value.publishedAt) }),
  };
}

export const news = articleKind('news', newsContent);
export const blogs = articleKind('blogs', blogContent);

async function saveTags(db: Db, section: ArticleSection, article: string, tags: string[]) {
  await db
    .deleteFrom('tagged_articles')
    .where('section', '=', section)
    .where('article', '=', article)
    .execute();
  const rows = tags.map((tag) => ({ section, article, tag }));
  if (rows.length > 0) await db.insertInto('tagged_articles').values(rows).execute();
}
