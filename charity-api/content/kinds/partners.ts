/** The content kind of the charity's partners. */
import type { ObjectOf } from '../codec';
import { object, optional } from '../codec';
import type { Kind } from '../kind';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import { httpsUrl, reference, text } from '../values/text';
import { json, singlePicture, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';

const fields = {
  name: text,
  summary: text,
  type: reference('partner-types', 'a type of partners'),
  /** Year. */
  since: wholeNumber(1),
  position: wholeNumber(),
  logo: optional(picture, null),
  url: optional(httpsUrl, ''),
};

export const partners: Kind<ObjectOf<typeof fields>> = {
  name: 'partners',
  codec: object(fields),
  references: ({ type }) => [{ kind: 'partner-types', id: type }],
  read: async (db) => {
    const rows = await db
      .selectFrom('partners')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, summary, type, since, position, logo, url }) => ({
      id,
      value: {
        name: textOf(name),
        summary: textOf(summary),
        ...{ type, since, position },
        logo: logo === null ? null : singlePicture(logo),
        url,
      },
    }));
  },
  save: async (db, { id, value: { name, summary, logo, ...columns } }) => {
    const texts = { name: json(name), summary: json(summary) };
    await saveRow(db, 'partners', { id, ...columns, ...texts, logo: logo && json(logo) });
  },
  remove: (db, id) => deleteRow(db, 'partners', id),
};
