/** The content kinds of home page slides and of programs. */
import { programCategorySchema, type GalleryPicture } from '#contract/content';
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import type { Kind } from '../kind';
import { picture } from '../values/picture';
import { choice, wholeNumber } from '../values/plain';
import { withAllLocales, optionalText, sitePath, story, text } from '../values/text';
import { json, parseColumn, singlePicture, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';

const slideFields = {
  title: text,
  summary: text,
  position: wholeNumber(),
  /** The label of the button. */
  action: text,
  path: sitePath,
  picture,
};

export const slides: Kind<ObjectOf<typeof slideFields>> = {
  name: 'slides',
  codec: object(slideFields),
  read: async (db) => {
    const rows = await db.selectFrom('sliders').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      value: {
        title: textOf(row.title),
        summary: textOf(row.summary),
        position: row.position,
        action: textOf(row.action),
        path: row.path,
        picture: singlePicture(row.picture),
      },
    }));
  },
  save: async (db, { id, value }) => {
    const columns = {
      ...{ position: value.position, path: value.path },
      title: json(value.title),
      summary: json(value.summary),
      action: json(value.action),
      picture: json(value.picture),
    };
    await saveRow(db, 'sliders', { id, ...columns });
  },
  remove: (db, id) => deleteRow(db, 'sliders', id),
};

const captioned = object({ picture, caption: optionalText });
const programFields = {
  title: text,
  summary: text,
  position: wholeNumber(),
  category: choice(programCategorySchema.options),
  gallery: list(captioned, 1),
  story,
};

export const programs: Kind<ObjectOf<typeof programFields>> = {
  name: 'programs',
  codec: object(programFields),
  references: ({ category }) => [{ kind: 'categories', id: category }],
  read: async (db) => {
    const rows = await db.selectFrom('programs').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      value: {
        title: textOf(row.title),
        summary: textOf(row.summary),
        position: row.position,
        category: programCategorySchema.parse(row.category),
        gallery: parseColumn<GalleryPicture[]>(row.pictures).map(({ path, alt, caption }) => ({
          picture: { path, alt: withAllLocales(alt) },
          caption: withAllLocales(caption),
        })),
        story: textOf(row.story),
      },
    }));
  },
  save: async (db, { id, value }) => {
    const columns = {
      ...{ position: value.position, category: value.category },
      title: json(value.title),
      summary: json(value.summary),
      story: json(value.story),
      picture: json(value.gallery[0]!.picture),
      pictures: json(value.gallery.map(({ picture: shown, caption }) => ({ ...shown, caption }))),
    };
    await saveRow(db, 'programs', { id, ...columns });
  },
  remove: (db, id) => deleteRow(db, 'programs', id),
};
