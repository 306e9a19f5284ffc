/** From a written offering to its rows: the part that every kind has. */
import type { Insertable, Transaction } from 'kysely';
import type { Picture } from '#contract/common';
import type { Intention } from '#domain/cart';
import { giftsOf } from '#domain/offerings/gifts';
import type { LimitUnit, OfferingKind } from '#domain/offerings';
import type { Database } from '../tables';
import type { OfferingTable, OfferingTextTable } from '../tables/offerings';
import type { SeedPicture, SeedText } from './content/types';
import { daysAgo } from './days';

export type SeedOffering = {
  id: string;
  title: SeedText;
  /** One or two plain sentences. */
  summary: SeedText;
  /** HTML: <p>, <h3>, <ul><li>, <strong>, <em> only. */
  story?: SeedText;
  /** The first is the card's picture. */
  pictures: SeedPicture[];
  /** The first is the usual one. */
  intentions: readonly [Intention, ...Intention[]];
  /** Of a campaign or a fund. */
  type?: string;
  category?: string;
  /** Baisa that a campaign asks for; none: an open goal. */
  goal?: number | null;
  /** Baisa for one share, month or person; none: any amount. */
  price?: number;
  anyAmount?: boolean;
  limit?: { unit: LimitUnit; capacity: number; paid: number };
  within?: string;
  /** Baisa and gifts so far. */
  raised?: number;
  gifts?: number;
  /** A day: months are counted from it. */
  startsAt?: string;
  /** ISO 8601. */
  closesAt?: string | null;
  status?: 'open' | 'completed' | 'closed';
  featured?: boolean;
  publishedDaysAgo?: number;
};

/** Where a record is in its list, and the day from which its dates are counted. */
export type Placed = { position: number; today: Date };

export type OfferingRows = {
  offering: Insertable<OfferingTable>;
  texts: Insertable<OfferingTextTable>;
};
/** With the row of its kind's own table. */
export type RowsWithFacts<Facts> = OfferingRows & { facts: Insertable<Facts> };

/** Gifts of so many units each, and one of what remains. */
export function giftsIn(kind: OfferingKind, units: number, each: number): number {
  const rest = units % each;
  return Math.floor(units / each) * giftsOf(kind, each) + (rest > 0 ? giftsOf(kind, rest) : 0);
}

const NO_TEXT: SeedText = { en: '', ar: '', tr: '', id: '' };

export function pictureOf({ scene, alt }: SeedPicture): Picture {
  return { path: `/files/scenes/${scene}.webp`, alt };
}

export function offeringRows(
  kind: OfferingKind,
  written: SeedOffering,
  { position, today }: Placed,
): OfferingRows {
  const { id, price, limit, anyAmount = price === undefined } = written;
  return {
    offering: {
      id,
      kind,
      position,
      within: written.within ?? null,
      type: written.type ?? null,
      category: written.category ?? null,
      intentions: JSON.stringify(written.intentions),
      price: price ?? null,
      any_amount: anyAmount ? 1 : 0,
      goal: written.goal ?? null,
      unit: limit?.unit ?? null,
      capacity: limit?.capacity ?? null,
      taken: limit?.paid ?? 0,
      paid: limit?.paid ?? 0,
      starts_at: written.startsAt ?? null,
      closes_at: written.closesAt ?? null,
      status: written.status ?? 'open',
      featured: written.featured ? 1 : 0,
      raised: written.raised ?? 0,
      gifts: written.gifts ?? 0,
      published_at: daysAgo(today, written.publishedDaysAgo ?? 0),
    },
    texts: {
      offering_id: id,
      title: JSON.stringify(written.title),
      summary: JSON.stringify(written.summary),
      picture: JSON.stringify(pictureOf(written.pictures[0]!)),
      story: JSON.stringify(written.story ?? NO_TEXT),
      pictures: JSON.stringify(written.pictures.map(pictureOf)),
    },
  };
}

/** Rows in one statement: well below SQLite's 32,766 parameters. */
const ROWS_PER_STATEMENT = 100;

/** @returns the number of each row, by id */
export async function insertOfferings(
  tx: Transaction<Database>,
  rows: readonly OfferingRows[],
): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = rows.slice(from, from + ROWS_PER_STATEMENT);
    const inserted = await tx
      .insertInto('offerings')
      .values(batch.map(({ offering }) => offering))
      .returning(['id', 'seq'])
      .execute();
    for (const { id, seq } of inserted) numbers.set(id, seq);
    await tx
      .insertInto('offering_texts')
      .values(batch.map(({ texts }) => texts))
      .execute();
  }
  return numbers;
}
