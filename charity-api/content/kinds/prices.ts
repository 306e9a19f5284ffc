/** The content kinds of metal prices and currency rates, each with its day and source. */
import { METALS } from '#contract/zakat';
import { CURRENCIES, type Currency } from '#domain/money';
import type { Codec, ObjectOf } from '../codec';
import { list, object } from '../codec';
import type { Kind } from '../kind';
import { startOfDay } from '../values/dates';
import { rowDoubts } from '../values/doubt';
import { choice, decimal } from '../values/plain';
import { matching, text } from '../values/text';
import { json, textOf } from './columns';

const currency: Codec<Currency> = choice(CURRENCIES);
const metalFields = {
  /** Each price is for one gram of the pure metal. */
  metals: list(
    object({ metal: choice(METALS), price: decimal, currency, at: startOfDay, source: text }),
  ),
};
type Metals = ObjectOf<typeof metalFields>;

export const metals: Kind<Metals> = {
  name: 'metals',
  isSingle: true,
  codec: object(metalFields),
  doubts: (before, after) =>
    rowDoubts('metals', { before: before?.metals, after: after.metals }, 'metal', 'price'),
  read: async (db) => {
    const rows = await db.selectFrom('metals').selectAll().orderBy('position').execute();
    const all = rows.map(({ position: _, source, ...row }) => ({ ...row, source: textOf(source) }));
    return all.length === 0 ? [] : [{ id: 'metals', value: { metals: all } }];
  },
  save: async (db, { value }) => {
    await db.deleteFrom('metals').execute();
    const rows = value.metals.map((row, position) => ({
      ...row,
      position,
      source: json(row.source),
    }));
    if (rows.length > 0) await db.insertInto('metals').values(rows).execute();
  },
  remove: async (db) => {
    await db.deleteFrom('metals').execute();
    return 'deleted';
  },
  move: (value, move) => ({
    metals: value.metals.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
};

const rateFields = {
  /** Each rate is the number of currency units for one Omani rial. */
  currencies: list(
    object({
      currency: matching(/^[A-Z]{3}$/, 'a currency such as USD', 'currency'),
      title: text,
      rate: decimal,
      at: startOfDay,
      source: text,
    }),
    1,
  ),
};
type Rates = ObjectOf<typeof rateFields>;

export const currencies: Kind<Rates> = {
  name: 'currencies',
  isSingle: true,
  codec: object(rateFields),
  doubts: (before, after) =>
    rowDoubts(
      'currencies',
      { before: before?.currencies, after: after.currencies },
      'currency',
      'rate',
    ),
  read: async (db) => {
    const rows = await db.selectFrom('currency_rates').selectAll().orderBy('position').execute();
    const all = rows.map(({ position: _, title, source, ...row }) => ({
      ...row,
      title: textOf(title),
      source: textOf(source),
    }));
    return all.length === 0 ? [] : [{ id: 'currencies', value: { currencies: all } }];
  },
  save: async (db, { value }) => {
    await db.deleteFrom('currency_rates').execute();
    const rows = value.currencies.map((row, position) => ({
      ...row,
      position,
      title: json(row.title),
      source: json(row.source),
    }));
    await db.insertInto('currency_rates').values(rows).execute();
  },
  remove: async (db) => {
    await db.deleteFrom('currency_rates').execute();
    return 'deleted';
  },
  move: (value, move) => ({
    currencies: value.currencies.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
};
