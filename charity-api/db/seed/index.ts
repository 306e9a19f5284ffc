/** Fills an empty database with the invented charity of the demonstration. The same day gives the same rows. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../tables';
import { categories, projectTypes } from './content/categories';
import { organisation } from './content/organisation';
import { programs } from './content/programs';
import { projects } from './content/projects';
import { sliders } from './content/sliders';
import { tags, tagsOf } from './content/tags';
import { typeStories } from './content/type-stories';
import type { SeedNamed } from './content/types';
import { insertCases } from './kinds/cases';
import { insertEndowments } from './kinds/endowments';
import { insertExpiations } from './kinds/expiations';
import { insertMosques } from './kinds/mosques';
import { insertOrphans } from './kinds/orphans';
import { insertSacrifices } from './kinds/sacrifices';
import { insertStocks } from './kinds/stocks';
import { insertZakat } from './kinds/zakat';
import { variation } from './many';
import { pictureOf, projectRows } from './project-rows';
import { rateRows, SETTING_ROWS } from './settings';

type Rows = Transaction<Database>;

/** @param scale how many projects there are to be; fewer than are written means those that are written */
export type SeedOptions = { today: Date; scale?: number };

/** Rows of a project in one statement: well below SQLite's 32,766 parameters. */
const ROWS_PER_STATEMENT = 100;
/** Projects in one transaction: keeps the write-ahead log small. */
const PROJECTS_PER_TRANSACTION = 5_000;

/** What is offered besides campaigns. */
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
  const project = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  const setting = await db
    .selectFrom('settings')
    .select('key')
    .where('category', '!=', 'trials')
    .limit(1)
    .executeTakeFirst();
  return !project && !setting;
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
    await insertProjects(rows, today, 0, projects.length);
    for (const insert of KINDS) await insert(rows, today);
  });
  for (let from = projects.length; from < scale; from += PROJECTS_PER_TRANSACTION) {
    const to = Math.min(from + PROJECTS_PER_TRANSACTION, scale);
    await db.transaction().execute((rows) => insertProjects(rows, today, from, to));
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

/** Projects `from` to `to`: the written ones first, then variations of them. */
async function insertProjects(rows: Rows, today: Date, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += ROWS_PER_STATEMENT) {
    const count = Math.min(ROWS_PER_STATEMENT, to - start);
    const batch = Array.from({ length: count }, (_, i) => {
      const n = start + i;
      return projectRows(projects[n] ?? variation(n - projects.length), n + 1, today);
    });
    await rows
      .insertInto('projects')
      .values(batch.map(({ project }) => project))
      .execute();
    await rows
      .insertInto('project_texts')
      .values(batch.map(({ text }) => text))
      .execute();
    await rows
      .insertInto('project_search')
      .values(batch.map(({ search }) => search))
      .execute();
    const tagged = batch.flatMap(({ project: { id, seq } }) =>
      tagsOf(id).map((tag) => ({ tag, project: seq })),
    );
    if (tagged.length > 0) await rows.insertInto('project_tags').values(tagged).execute();
  }
}
