/** The content kinds of listed shares and investment funds, with their published zakat and purification figures. */
import type { LocalisedText } from '#domain/locales';
import { foldedWords } from '#domain/folding';
import type { Db } from '../../db/tables';
import { list, object, optional } from '../codec';
import type { Item, Kind } from '../kind';
import type { Move } from '../move';
import { startOfDay } from '../values/dates';
import { decimal, yesOrNo, wholeNumber } from '../values/plain';
import { matching, text } from '../values/text';
import { json, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';
import { columnOf } from './search-words';

/** Newest first. */
const figures = list(
  object({
    period: matching(/^[\w-]{1,20}$/, 'a period such as 2026 or 2026-H1', 'period'),
    published: startOfDay,
    purification: optional(decimal, null),
    zakat: optional(decimal, null),
    zakatPaid: optional(yesOrNo, false),
    source: text,
  }),
);
const listed = {
  symbol: matching(/^[A-Z0-9.]{1,12}$/, 'a symbol such as NBRS', 'symbol'),
  shortName: text,
  name: text,
  position: wholeNumber(),
  currency: matching(/^[A-Z]{3}$/, 'a currency such as OMR', 'currency'),
};

type Figures = NonNullable<ReturnType<typeof figures.read>>;
type Listed = {
  symbol: string;
  shortName: LocalisedText;
  name: LocalisedText;
  position: number;
  currency: string;
  figures: Figures;
};
type Stock = Listed & { market: LocalisedText; price: string | null };
type InvestmentFund = Listed & { manager: LocalisedText; unitValue: string | null };

/** The parts that differ between the two kinds: codec and rows. */
type ListedKind<Value extends Listed> = Pick<Kind<Value>, 'name' | 'codec' | 'save'> & {
  table: 'stocks' | 'investment_funds';
  read: (db: Db) => Promise<Item<Omit<Value, 'figures'>>[]>;
};

/** Builds one of the two kinds. The figures of both are rows of the same table. */
function listedKind<Value extends Listed>({
  table,
  read,
  save,
  ...kind
}: ListedKind<Value>): Kind<Value> {
  return {
    ...kind,
    read: async (db) => {
      const all = await figuresOf(db);
      return (await read(db)).map(({ id, value }) => ({
        id,
        value: { ...value, figures: all.get(id) ?? [] } as unknown as Value,
      }));
    },
    save: async (db, item) => {
      await save(db, item);
      await saveFigures(db, item.id, item.value.figures);
    },
    remove: async (db, id) => {
      await saveFigures(db, id, []);
      return deleteRow(db, table, id);
    },
    move: moveFigures,
  };
}

export const stocks = listedKind<Stock>({
  name: 'stocks',
  table: 'stocks',
  codec: object({ ...listed, market: text, price: optional(decimal, null), figures }),
  read: async (db) => {
    const rows = await db.selectFrom('stocks').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      value: { ...listedValue(row), market: textOf(row.market), price: row.price },
    }));
  },
  save: (db, { id, value }) => {
    const own = { market: json(value.market), price: value.price };
    return saveRow(db, 'stocks', { id, ...listedColumns(value), ...own });
  },
});

export const investmentFunds = listedKind<InvestmentFund>({
  name: 'investment-funds',
  table: 'investment_funds',
  codec: object({ ...listed, manager: text, unitValue: optional(decimal, null), figures }),
  read: async (db) => {
    const rows = await db.selectFrom('investment_funds').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      value: { ...listedValue(row), manager: textOf(row.manager), unitValue: row.unit_value },
    }));
  },
  save: (db, { id, value }) => {
    const own = { manager: json(value.manager), unit_value: value.unitValue };
    return saveRow(db, 'investment_funds', { id, ...listedColumns(value), ...own });
  },
});

type ListedRow = {
  symbol: string;
  short_name: string;
  name: string;
  position: number;
  currency: string;
};

const listedValue = ({ symbol, short_name, name, position, currency }: ListedRow) => ({
  ...{ symbol, position, currency },
  shortName: textOf(short_name),
  name: textOf(name),
});

function listedColumns({ symbol, shortName, name, position, currency }: Listed) {
  const texts = [symbol, ...Object.values(shortName), ...Object.values(name)];
  return {
    ...{ symbol, position, currency },
    short_name: json(shortName),
    name: json(name),
    words: columnOf(texts.flatMap(foldedWords)),
  };
}

async function figuresOf(db: Db): Promise<Map<string, Figures>> {
  const rows = await db
    .selectFrom('published_figures')
    .selectAll()
    .orderBy('period', 'desc')
    .execute();
  const bySubject = new Map<string, Figures>();
  for (const row of rows)
    bySubject.set(row.subject_id, [
      ...(bySubject.get(row.subject_id) ?? []),
      {
        period: row.period,
        published: row.published_at,
        purification: row.purification,
        zakat: row.zakat,
        zakatPaid: row.zakat_paid === 1,
        source: textOf(row.source),
      },
    ]);
  return bySubject;
}

async function saveFigures(db: Db, subject: string, all: Figures): Promise<void> {
  await db.deleteFrom('published_figures').where('subject_id', '=', subject).execute();
  if (all.length === 0) return;
  const rows = all.map((one) => ({
    subject_id: subject,
    ...{ period: one.period, purification: one.purification, zakat: one.zakat },
    zakat_paid: one.zakatPaid ? (1 as const) : (0 as const),
    source: json(one.source),
    published_at: one.published,
  }));
  await db.insertInto('published_figures').values(rows).execute();
}

function moveFigures<Value extends Listed>(value: Value, move: Move): Value {
  return {
    ...value,
    figures: value.figures.map((one) => ({
      ...one,
      period: move.year(one.period),
      published: move.day(one.published),
    })),
  };
}
