/** Reads the slides of the home page from the database. */
import type { Kysely } from 'kysely';
import type { Picture } from '#contract/common';
import type { Slider } from '#contract/content';
import { fromJson, textFrom } from '../../db/json';
import type { Database } from '../../db/tables';
import { countRows, type Page, type Paged } from '../page';

export async function pageOfSliders(db: Kysely<Database>, page: Page): Promise<Paged<Slider>> {
  const rows = await db
    .selectFrom('sliders')
    .selectAll()
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return {
    total: await countRows(db, 'sliders'),
    data: rows.map((row) => ({
      id: row.id,
      title: textFrom(row.title),
      summary: textFrom(row.summary),
      action: textFrom(row.action),
      path: row.path,
      picture: fromJson<Picture>(row.picture),
    })),
  };
}
