/**
 * Reads the demonstration: a content folder with one additional file. That file contains the day for which the dates
 * were written, and the donation figures of each offering. Figures are written into an empty database only.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { giftsOf } from '#domain/offerings/gifts';
import type { Database } from '../db/tables';
import type { OfferingRow } from '../db/tables/offerings';
import { object, optional, record, type Codec, type ValueOf } from './codec';
import { ContentError, type Content } from './content';
import { createMove } from './move';
import type { Problem } from './problem-texts';
import { Source, type Reading } from './source';
import { day } from './values/dates';
import { amount, wholeNumber } from './values/plain';

/** Number of paid shares or months. `all` means the whole capacity. */
const units: Codec<number | 'all'> = {
  expects: 'a whole number, or all',
  shape: { type: 'line', form: 'line' },
  read: (source) => (source.text === 'all' ? 'all' : wholeNumber().read(source)),
  write: (value) => String(value),
};

const figures = object({
  /** For offerings that are limited in shares or months. The raised amount is calculated from it. */
  paid: optional(units, null),
  raised: optional(amount(['OMR']), null),
  gifts: optional(wholeNumber(), 0),
});
type Figures = ValueOf<typeof figures>;

/** The reserved seats of events and trainings, such as `events/evening-walk: 38`. */
const seats = record(
  { expects: 'events/ID or training/ID', pattern: /^(?:events|training)\/[\w-]{1,64}$/ },
  wholeNumber(),
);

const demonstration = object({
  writtenFor: day,
  figures: record({ expects: 'ids of offerings', pattern: /^[\w-]{1,64}$/ }, figures),
  seats: optional(seats, {} as Record<string, number>),
});
export type Demonstration = ValueOf<typeof demonstration>;

/** Describes what a demonstration adds to its content. */
export const DEMONSTRATION_FILE = 'demonstration.yaml';

/** Returns null when the folder is not a demonstration, or its file has problems, which are reported. */
export function readDemonstration(folder: string, reading: Reading): Demonstration | null {
  const file = path.join(folder, DEMONSTRATION_FILE);
  if (!existsSync(file)) return null;
  const source = Source.parse(DEMONSTRATION_FILE, readFileSync(file), reading);
  return (source && demonstration.read(source)) ?? null;
}

export function moveContent(content: Content, writtenFor: string, today: Date): Content {
  const move = createMove(writtenFor, today);
  return {
    ...content,
    writtenFor: null,
    samples: [],
    kinds: content.kinds.map(({ kind, items }) => ({
      kind,
      items: items.map(({ id, value }) => ({ id, value: kind.move?.(value, move) ?? value })),
    })),
  };
}

type FiguresRow = Pick<OfferingRow, 'taken' | 'paid' | 'raised' | 'gifts'>;
type LimitedRow = Pick<OfferingRow, 'kind' | 'unit' | 'capacity' | 'price'>;

/** Units of one invented gift: couples often share an animal, and the page of an orphan proposes three months. */
const UNITS_A_GIFT: Partial<Record<OfferingRow['kind'], number>> = { sacrifice: 2, orphan: 3 };

function figuresOf({ paid, gifts, ...given }: Figures, row: LimitedRow): FiguresRow {
  const raised = given.raised?.minor ?? 0;
  if (row.unit === 'money') return { taken: raised, paid: raised, raised, gifts };
  if (paid === null) return { taken: 0, paid: 0, raised, gifts };
  const count = paid === 'all' ? (row.capacity ?? 0) : paid;
  return {
    ...{ taken: count, paid: count },
    raised: count * (row.price ?? 0),
    gifts: giftsIn(row.kind, count),
  };
}

/** Number of gifts when each gift has UNITS_A_GIFT units and one more gift has the remainder. */
function giftsIn(kind: OfferingRow['kind'], count: number): number {
  const each = UNITS_A_GIFT[kind] ?? 1;
  const rest = count % each;
  return Math.floor(count / each) * giftsOf(kind, each) + (rest > 0 ? giftsOf(kind, rest) : 0);
}

/** @throws ContentError when figures refer to an unknown offering */
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
      const message = `The figures refer to an unknown offering: “${id}”.`;
      problems.push({ file: DEMONSTRATION_FILE, line: 1, field: `figures.${id}`, message });
      continue;
    }
    await tx.updateTable('offerings').set(figuresOf(given, row)).where('id', '=', id).execute();
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Writes the reserved seats of events and trainings. @throws ContentError when one is unknown or has fewer seats */
export async function writeSeats(
  tx: Transaction<Database>,
  all: Demonstration['seats'],
): Promise<void> {
  const problems: Problem[] = [];
  for (const [name, taken] of Object.entries(all)) {
    const [kind, id = ''] = name.split('/');
    const { numUpdatedRows } = await tx
      .updateTable(kind === 'events' ? 'events' : 'trainings')
      .set({ taken })
      .where('id', '=', id)
      .where('capacity', '>=', taken)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) continue;
    const message = `“${name}” does not exist, or has fewer than ${taken} seats.`;
    problems.push({ file: DEMONSTRATION_FILE, line: 1, field: `seats.${name}`, message });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
