/** Fills an empty database with the invented charity of the demonstration. The same day gives the same rows. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../tables';
import { categories, projectTypes } from './content/categories';
import { organisation } from './content/organisation';
import { programs } from './content/programs';
import { projects } from './content/projects';
import { sliders } from './content/sliders';
import { tags } from './content/tags';
import { typeStories } from './content/type-stories';
import type { SeedNamed } from './content/types';
import { campaignRows, insertCampaigns } from './kinds/campaigns';
import { insertCases } from './kinds/cases';
import { insertEndowments } from './kinds/endowments';
import { insertExpiations } from './kinds/expiations';
import { insertMosques } from './kinds/mosques';
import { insertOrphans } from './kinds/orphans';
import { insertSacrifices } from './kinds/sacrifices';
import { insertStocks } from './kinds/stocks';
import { insertZakat } from './kinds/zakat';
import { variation } from './many';
import { pictureOf } from './offering-rows';
import { rateRows, SETTING_ROWS } from './settings';

type Rows = Transaction<Database>;

/** @param scale how many campaigns there are to be, funds included; fewer than are written means those that are written */
export type SeedOptions = { today: Date; scale?: number };

/** Campaigns that are in memory together, and inserted with one statement for each of their facts. */
const CAMPAIGNS_AT_ONCE = 100;
/** Keeps the write-ahead log small. */
const CAMPAIGNS_PER_TRANSACTION = 5_000;

/** What is offered besides campaigns and funds. */
const KINDS = [
  insertCases,
  insertEndowments,
  insertExpiations,
  insertMosques,
  insertOrphans,
  insertSacrifices,
  insertStocks,
  insertZakat,
];

/** Nobody has put anything into it yet, not even settings. That trials were on is no content. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const offering = await db.selectFrom('offerings').select('id').limit(1).executeTakeFirst();
  const setting = await db
    .selectFrom('settings')
    .select('key')
    .where('category', '!=', 'trials')
    .limit(1)
    .executeTakeFirst();
  return !offering && !setting;
}

/** The setting that marks a database that was filled with the demonstration. */
export const DEMONSTRATION_MARK = { category: 'demonstration', key: 'CONTENT' } as const;

/**
 * Whether the database was filled by `seed`. Databases of earlier releases have no mark, but have the invented name.
 */
export async function holdsDemonstration(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where(({ eb, and, or }) =>
      or([
        and(DEMONSTRATION_MARK),
        and([
          and({ category: 'organisation', key: 'name' }),
          eb('value', '=', JSON.stringify(organisation.name)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function seed(db: Kysely<Database>, { today, scale = 0 }: SeedOptions): Promise<void> {
  await db.transaction().execute(async (rows) => {
    await insertNamed(rows);
    await insertPages(rows);
    await rows.insertInto('settings').values(SETTING_ROWS).execute();
    await rows
      .insertInto('settings')
      .values({ ...DEMONSTRATION_MARK, value: 'true' })
      .execute();
    await rows.insertInto('currency_rates').values(rateRows(today)).execute();
    await insertCampaignsFrom(rows, today, 0, projects.length);
    for (const insert of KINDS) await insert(rows, today);
  });
  for (let from = projects.length; from < scale; from += CAMPAIGNS_PER_TRANSACTION) {
    const to = Math.min(from + CAMPAIGNS_PER_TRANSACTION, scale);
    await db.transaction().execute((rows) => insertCampaignsFrom(rows, today, from, to));
  }
  // Statistics: with them the planner knows that a status or a category is not a small selection.
  await sql`analyze`.execute(db);
}

const namedRow = (named: SeedNamed, position: number) => ({
  id: named.id,
  position,
  title: JSON.stringify(named.title),
  summary: JSON.stringify(named.summary),
});

const NO_STORY = { en: '', ar: '', tr: '', id: '' };

async function insertNamed(rows: Rows): Promise<void> {
  await rows.insertInto('project_categories').values(categories.map(namedRow)).execute();
  const types = projectTypes.map((type, position) => {
    const { story = NO_STORY, pictures = [] } = typeStories[type.id] ?? {};
    return {
      ...namedRow(type, position),
      story: JSON.stringify(story),
      pictures: JSON.stringify(pictures.map(pictureOf)),
    };
  });
  await rows.insertInto('project_types').values(types).execute();
  const tagRows = tags.map(({ id, type, title }, position) => ({
    id,
    position,
    type,
    title: JSON.stringify(title),
  }));
  await rows.insertInto('tags').values(tagRows).execute();
}

async function insertPages(rows: Rows): Promise<void> {
  await rows
    .insertInto('sliders')
    .values(
      sliders.map((slider, position) => ({
        ...namedRow(slider, position),
        action: JSON.stringify(slider.action),
        path: slider.path,
        picture: JSON.stringify(pictureOf(slider.picture)),
      })),
    )
    .execute();
  await rows
    .insertInto('programs')
    .values(
      programs.map((program, position) => ({
        ...namedRow(program, position),
        category: program.category,
        story: JSON.stringify(program.story),
        picture: JSON.stringify(pictureOf(program.pictures[0]!)),
        pictures: JSON.stringify(
          program.pictures.map((picture) => ({
            ...pictureOf(picture),
            caption: picture.caption,
          })),
        ),
      })),
    )
    .execute();
  const { phoneNumber, email, location, socialMediaLinks } = organisation.contact;
  await rows
    .insertInto('contacts')
    .values({
      position: 0,
      phone_number: phoneNumber,
      email,
      location: JSON.stringify(location),
      social: JSON.stringify(socialMediaLinks),
    })
    .execute();
}

/** Campaigns `from` to `to`: the written ones first, then variations of them. */
async function insertCampaignsFrom(
  rows: Rows,
  today: Date,
  from: number,
  to: number,
): Promise<void> {
  for (let start = from; start < to; start += CAMPAIGNS_AT_ONCE) {
    const count = Math.min(CAMPAIGNS_AT_ONCE, to - start);
    const batch = Array.from({ length: count }, (_, i) => {
      const position = start + i;
      const written = projects[position] ?? variation(position - projects.length);
      return campaignRows(written, { position, today });
    });
    await insertCampaigns(rows, batch);
  }
}
