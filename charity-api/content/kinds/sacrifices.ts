/** The content kind of sacrifices: whole animals or shares of an animal, in one country, with a closing time. */
import { ANIMALS } from '#contract/sacrifices';
import { instantAt, localTime } from '#domain/time/zoned';
import type { SacrificeRow } from '../../db/tables/offerings';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { Kind } from '../kind';
import { localTime as localTimeCodec, timeZone } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { matching, reference, text } from '../values/text';
import { factsOf, json, textOf } from './columns';
import {
  factCodec,
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

const { first, last } = offeringFields({ intentions: ['sacrifice'], anyAmount: false });
const fields = {
  ...first,
  /** Local time at the place of the slaughter. */
  closes: optional(localTimeCodec, null),
  category: reference('sacrifice-categories', 'a category of sacrifices'),
  animal: choice(ANIMALS),
  /** Number of shares in one animal (Abu Dawud 2808). */
  sharesPerAnimal: choice(['1', '7']),
  shares: wholeNumber(1),
  sharePrice: amount,
  country: matching(/^[A-Z]{2}$/, 'the two letters of a country, such as OM', 'country'),
  place: text,
  timeZone,
  slaughter: optional(object({ from: localTimeCodec, until: localTimeCodec }), null),
  facts: list(factCodec),
  ...last,
};
type Value = ObjectOf<typeof fields>;

export const sacrifices: Kind<Value> = {
  name: 'sacrifices',
  isOffering: true,
  codec: object(fields),
  references: ({ category }) => [{ kind: 'sacrifice-categories', id: category }],
  read: async (db) => {
    const rows = new Map((await offeringRows(db, 'sacrifice')).map((row) => [row.id, row]));
    const facts = await db.selectFrom('sacrifices').selectAll().execute();
    return facts.flatMap((fact) => {
      const row = rows.get(fact.offering_id);
      if (!row) return [];
      const local = (at: string) => localTime(at, fact.time_zone);
      const { slaughter_from: from, slaughter_until: until } = fact;
      const value: Value = {
        ...offeringValue(row),
        closes: row.closes_at && local(row.closes_at),
        category: row.within ?? '',
        animal: fact.animal,
        sharesPerAnimal: fact.shares_each === 7 ? '7' : '1',
        shares: row.capacity ?? 0,
        sharePrice: row.price ?? 0,
        country: fact.country,
        place: textOf(fact.place),
        timeZone: fact.time_zone,
        slaughter: from && until ? { from: local(from), until: local(until) } : null,
        facts: factsOf(fact.facts),
      };
      return [{ id: row.id, value }];
    });
  },
  save: async (db, { id, value }) => {
    const at = (local: string) => instantAt(local, value.timeZone);
    const columns = offeringColumns(
      { ...value, closes: value.closes && at(value.closes) },
      {
        ...{ id, kind: 'sacrifice', within: value.category, price: value.sharePrice },
        limit: { unit: 'share', capacity: value.shares },
      },
    );
    await saveOffering(db, columns);
    const facts: Omit<SacrificeRow, 'offering_id'> = {
      animal: value.animal,
      shares_each: value.sharesPerAnimal === '7' ? 7 : 1,
      country: value.country,
      place: json(value.place),
      time_zone: value.timeZone,
      slaughter_from: value.slaughter && at(value.slaughter.from),
      slaughter_until: value.slaughter && at(value.slaughter.until),
      facts: json(value.facts),
    };
    await saveRow(db, 'sacrifices', { offering_id: id, ...facts });
  },
  remove: withdrawOffering,
  /** A sacrifice with slaughter dates is for Eid, so a move preserves the number of days between its dates and Eid. */
  move: ({ slaughter, closes, ...value }, move) => {
    const others = { ...value, published: move.day(value.published) };
    if (!slaughter) return { ...others, slaughter, closes: closes && move.day(closes) };
    const byEid = move.fromEid(slaughter.from.slice(0, 10));
    return {
      ...others,
      slaughter: { from: byEid(slaughter.from), until: byEid(slaughter.until) },
      closes: closes && byEid(closes),
    };
  },
};
