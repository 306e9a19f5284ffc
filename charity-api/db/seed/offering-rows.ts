/** From a written offering to its row: the part that every kind has. */
import type { Intention } from '#domain/cart';
import { giftsOf } from '#domain/offerings/gifts';
import type { LimitUnit } from '#domain/offerings';
import type { OfferingRow } from '../tables/offerings';
import type { SeedPicture, SeedText } from './content/types';
import { daysAgo, pictureOf } from './project-rows';

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
  closesAt?: string;
  status?: 'open' | 'closed';
  publishedDaysAgo?: number;
};

/** Gifts of so many units each, and one of what remains. */
export function giftsIn(kind: OfferingRow['kind'], units: number, each: number): number {
  const rest = units % each;
  return Math.floor(units / each) * giftsOf(kind, each) + (rest > 0 ? giftsOf(kind, rest) : 0);
}

const NO_TEXT: SeedText = { en: '', ar: '', tr: '', id: '' };

export function offeringRow(
  kind: OfferingRow['kind'],
  written: SeedOffering,
  { position, today }: { position: number; today: Date },
): OfferingRow {
  const { id, price, limit, within, anyAmount = price === undefined } = written;
  return {
    id,
    kind,
    position,
    within: within ?? null,
    title: JSON.stringify(written.title),
    summary: JSON.stringify(written.summary),
    picture: JSON.stringify(pictureOf(written.pictures[0]!)),
    story: JSON.stringify(written.story ?? NO_TEXT),
    pictures: JSON.stringify(written.pictures.map(pictureOf)),
    intentions: JSON.stringify(written.intentions),
    price: price ?? null,
    any_amount: anyAmount ? 1 : 0,
    unit: limit?.unit ?? null,
    capacity: limit?.capacity ?? null,
    taken: limit?.paid ?? 0,
    paid: limit?.paid ?? 0,
    starts_at: written.startsAt ?? null,
    closes_at: written.closesAt ?? null,
    status: written.status ?? 'open',
    raised: written.raised ?? 0,
    gifts: written.gifts ?? 0,
    published_at: daysAgo(today, written.publishedDaysAgo ?? 0),
  };
}
