/** The content kinds of categories, types and tags, by which the site groups its content. */
import type { Picture } from '#contract/common';
import type { LocalisedText } from '#domain/locales';
import { list, object, optional } from '../codec';
import type { Item, Kind } from '../kind';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import { reference, story, text } from '../values/text';
import { json, parseColumn, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';

const named = { title: text, summary: text, position: wholeNumber() };
type Named = { title: LocalisedText; summary: LocalisedText; position: number };

type NamedTable =
  | 'project_categories'
  | 'sacrifice_categories'
  | 'news_categories'
  | 'blog_categories'
  | 'training_categories'
  | 'beneficiary_types'
  | 'partner_types';

/** Builds the kind of a table whose rows have only a title, a summary and a position. */
export function namedKind(name: string, table: NamedTable): Kind<Named> {
  return {
    name,
    codec: object(named),
    read: async (db) => {
      const rows = await db.selectFrom(table).selectAll().orderBy('position').execute();
      return rows.map(({ id, title, summary, position }) => ({
        id,
        value: { title: textOf(title), summary: textOf(summary), position },
      }));
    },
    save: async (db, { id, value }) => {
      const columns = columnsOf(value);
      await saveRow(db, table, { id, ...columns });
    },
    remove: (db, id) => deleteRow(db, table, id),
  };
}

const titled = { title: text, position: wholeNumber() };

/** Builds the kind of a table whose rows have only a title and a position. */
export function titledKind(
  name: string,
  table: 'faq_categories' | 'article_tags',
): Kind<Omit<Named, 'summary'>> {
  return {
    name,
    codec: object(titled),
    read: async (db) => {
      const rows = await db.selectFrom(table).selectAll().orderBy('position').execute();
      return rows.map(({ id, title, position }) => ({
        id,
        value: { title: textOf(title), position },
      }));
    },
    save: (db, { id, value: { title, position } }) =>
      saveRow(db, table, { id, title: json(title), position }),
    remove: (db, id) => deleteRow(db, table, id),
  };
}

const columnsOf = ({ title, summary, position }: Named) => ({
  title: json(title),
  summary: json(summary),
  position,
});

export const categories = namedKind('categories', 'project_categories');
export const sacrificeCategories = namedKind('sacrifice-categories', 'sacrifice_categories');
export const trainingCategories = namedKind('training-categories', 'training_categories');
export const partnerTypes = namedKind('partner-types', 'partner_types');
export const beneficiaryTypes = namedKind('beneficiary-types', 'beneficiary_types');

const typeFields = { ...named, pictures: optional(list(picture), []), story };
type TypeValue = Named & { pictures: Picture[]; story: LocalisedText };

/** Types of campaigns. Each type has its own page. */
export const types: Kind<TypeValue> = {
  name: 'types',
  codec: object(typeFields),
  read: async (db) => {
    const rows = await db.selectFrom('project_types').selectAll().orderBy('position').execute();
    return rows.map((row): Item<TypeValue> => ({
      id: row.id,
      value: {
        title: textOf(row.title),
        summary: textOf(row.summary),
        position: row.position,
        pictures: parseColumn<Picture[]>(row.pictures),
        story: textOf(row.story),
      },
    }));
  },
  save: async (db, { id, value }) => {
    const columns = {
      ...columnsOf(value),
      pictures: json(value.pictures),
      story: json(value.story),
    };
    await saveRow(db, 'project_types', { id, ...columns });
  },
  remove: (db, id) => deleteRow(db, 'project_types', id),
};

const tagFields = {
  title: text,
  type: reference('types', 'a type of campaigns'),
  position: wholeNumber(),
};

/** Tags, by which visitors filter the campaigns of one type. */
export const tags: Kind<{ title: LocalisedText; type: string; position: number }> = {
  name: 'tags',
  codec: object(tagFields),
  references: ({ type }) => [{ kind: 'types', id: type }],
  read: async (db) => {
    const rows = await db.selectFrom('tags').selectAll().orderBy('position').execute();
    return rows.map(({ id, title, type, position }) => ({
      id,
      value: { title: textOf(title), type, position },
    }));
  },
  save: async (db, { id, value: { title, type, position } }) => {
    const columns = { title: json(title), type, position };
    await saveRow(db, 'tags', { id, ...columns });
  },
  remove: async (db, id) => {
    await db.deleteFrom('offering_tags').where('tag', '=', id).execute();
    return deleteRow(db, 'tags', id);
  },
};
