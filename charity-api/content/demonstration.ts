/**
 * The demonstration: a content folder with a file that says for which day it was written, and how much was given by then.
 * Figures are no content: they are written into an empty database only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { giftsOf } from '#domain/offerings/gifts';
import type { Database } from '../db/tables';
import type { OfferingRow } from '../db/tables/offerings';
import { object, optional, record, type Codec, type ObjectOf } from './codec';
import { ContentError, type Content } from './content';
import { createMove } from './move';
import { PictureFiles } from './pictures';
import { DEMONSTRATION_FILE } from './read-folder';
import { Source, type Problem } from './source';
import { day } from './values/dates';
import { amount, whole } from './values/plain';

/** Shares and months that are paid; `all`: as many as there are. */
const units: Codec<number | 'all'> = {
  expects: 'a whole number, or all',
  read: (source) => (source.text === 'all' ? 'all' : whole().read(source)),
  write: (value) => String(value),
};

const figures = object({
  /** Of what is limited in shares or months; what was raised follows from it. */
  paid: optional(units, null),
  raised: optional(amount, 0),
  gifts: optional(whole(), 0),
});
export type Figures = ObjectOf<{
  paid: Codec<number | 'all' | null>;
  raised: Codec<number>;
  gifts: Codec<number>;
}>;

const demonstration = object({
  writtenFor: day,
  figures: record({ expects: 'ids of what can be given to', pattern: /^[\w-]{1,64}$/ }, figures),
});
export type Demonstration = ObjectOf<{
  writtenFor: Codec<string>;
  figures: Codec<Record<string, Figures>>;
}>;

/** @throws ContentError */
export function readDemonstration(folder: string): Demonstration {
  const problems: Problem[] = [];
  const pictures = new PictureFiles(folder, new Set());
  const text = readFileSync(path.join(folder, DEMONSTRATION_FILE), 'utf8');
  const source = Source.parse(DEMONSTRATION_FILE, text, {
    ...{ problems, samples: [], pictures, references: [] },
  });
  const read = source && demonstration.read(source);
  if (!read || problems.length > 0) throw new ContentError(problems);
  return read;
}

/** The content with its dates moved from the day that it was written for to `today`. */
export function moveContent(content: Content, writtenFor: string, today: Date): Content {
  const move = createMove(writtenFor, today);
  return {
    ...content,
    kinds: content.kinds.map(({ kind, items }) => ({
      kind,
      items: items.map(({ id, value }) => ({ id, value: kind.move?.(value, move) ?? value })),
    })),
  };
}

type FiguresRow = Pick<OfferingRow, 'taken' | 'paid' | 'raised' | 'gifts'>;
type LimitedRow = Pick<OfferingRow, 'kind' | 'unit' | 'capacity' | 'price'>;

/** Units of one gift: couples often share an animal, and the page of a child proposes three months. */
const UNITS_A_GIFT: Partial<Record<OfferingRow['kind'], number>> = { sacrifice: 2, orphan: 3 };

export function figuresOf({ paid, raised, gifts }: Figures, row: LimitedRow): FiguresRow {
  if (row.unit === 'money') return { taken: raised, paid: raised, raised, gifts };
  if (paid === null) return { taken: 0, paid: 0, raised, gifts };
  const count = paid === 'all' ? (row.capacity ?? 0) : paid;
  return {
    ...{ taken: count, paid: count },
    raised: count * (row.price ?? 0),
    gifts: giftsIn(row.kind, count),
  };
}

/** Gifts of so many units each, and one of what remains. */
function giftsIn(kind: OfferingRow['kind'], count: number): number {
  const each = UNITS_A_GIFT[kind] ?? 1;
  const rest = count % each;
  return Math.floor(count / each) * giftsOf(kind, each) + (rest > 0 ? giftsOf(kind, rest) : 0);
}

/** @throws ContentError when there are figures of a thing that is not there */
export async function writeFigures(
  tx: Transaction<Database>,
  all: Demonstration['figures'],
): Promise<void> {
  const problems: Problem[] = [];
  for (const [id, given] of Object.entries(all)) {
    const row = await tx
      .selectFrom('offerings')
      .select(['kind', 'unit', 'capacity', 'price'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) {
      const message = `There are figures of “${id}”, and no such thing.`;
      problems.push({ file: DEMONSTRATION_FILE, line: 1, field: `figures.${id}`, message });
      continue;
    }
    await tx.updateTable('offerings').set(figuresOf(given, row)).where('id', '=', id).execute();
  }
  if (problems.length > 0) throw new ContentError(problems);
}
