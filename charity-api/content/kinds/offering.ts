/** Rows that all kinds of offerings share. */
import type { Insertable } from 'kysely';
import type { Intention } from '#domain/cart';
import type { LimitUnit } from '#domain/offerings';
import { locked } from '../../db/dialect';
import type { Db } from '../../db/tables';
import type { Flag } from '../../db/columns';
import type { OfferingTable } from '../../db/tables/offerings';
import type { Move } from '../move';
import type { ProblemText } from '../problem-texts';
import { saveRow } from './save-row';

/** The fields that all kinds of offerings share. Campaigns and funds have no position and accept any amount. */
export type OfferingValue = {
  position?: number;
  publishedAt: string;
  status: 'open' | 'completed' | 'closed';
  closesAt: string | null;
  intentions: Intention[];
  anyAmount?: boolean;
};

/** The columns that an import sets. The other columns are figures, which only orders change. */
type OfferingColumns = Omit<
  Insertable<OfferingTable>,
  'seq' | 'taken' | 'paid' | 'raised' | 'gifts'
>;

/** The columns that depend on the kind. */
export type OfferingTerms = Partial<
  Pick<OfferingTable, 'within' | 'type' | 'category' | 'price' | 'goal'>
> & {
  featured?: Flag;
  limit?: { unit: LimitUnit; capacity: number };
  startsAt?: string;
  /** The instant, for a kind whose `closesAt` is a local time. */
  closesAt?: string | null;
};

export function offeringColumns(
  value: OfferingValue,
  facts: OfferingTerms & Pick<OfferingTable, 'id' | 'kind'>,
): OfferingColumns {
  const { id, kind, limit } = facts;
  return {
    ...{ id, kind, position: value.position ?? 0, within: facts.within ?? null },
    ...{ type: facts.type ?? null, category: facts.category ?? null },
    intentions: JSON.stringify(value.intentions),
    price: facts.price ?? null,
    any_amount: (value.anyAmount ?? true) ? 1 : 0,
    goal: facts.goal ?? null,
    ...{ unit: limit?.unit ?? null, capacity: limit?.capacity ?? null },
    starts_at: facts.startsAt ?? null,
    closes_at: facts.closesAt ?? value.closesAt,
    status: value.status,
    featured: facts.featured ?? 0,
    published_at: value.publishedAt,
  };
}

/** Thrown when a file conflicts with the database. The message is shown to the author of the file. */
export class ContentConflictError extends Error {
  override name = 'ContentConflictError';
  constructor(
    message: string,
    readonly text?: ProblemText,
  ) {
    super(message);
  }
}

/** Until the transaction ends, no donor reserves or releases units. All together, as in `lockLimited`. */
export async function lockOfferings(tx: Db, ids: readonly string[]): Promise<void> {
  const found = tx.selectFrom('offerings').select('id').where('id', 'in', ids).orderBy('id');
  await found.modifyEnd(locked).execute();
}

/** @throws ContentConflictError when donors have reserved more units than the new capacity */
export async function saveOffering(
  db: Db,
  offering: OfferingColumns,
  value: object,
): Promise<{ seq: number }> {
  const before = await db
    .selectFrom('offerings')
    .select('taken')
    .where('id', '=', offering.id)
    .executeTakeFirst();
  const { capacity } = offering;
  if (before && typeof capacity === 'number' && before.taken > capacity)
    throw new ContentConflictError(
      `Donors have already reserved ${before.taken} (baisa, if the limit is an amount), so the limit cannot be ${capacity}.`,
      { key: 'limitTooLow', values: { taken: before.taken } },
    );
  const saved = await db
    .insertInto('offerings')
    .values(offering)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(offering))
    .returning('seq')
    .executeTakeFirstOrThrow();
  await saveRow(db, 'offering_documents', {
    offering_id: offering.id,
    document: JSON.stringify(value),
  });
  return { seq: saved.seq };
}

/** Moves the publication and closing dates. */
export function moveOffering<Value extends OfferingValue>(value: Value, move: Move): Value {
  return {
    ...value,
    publishedAt: move.day(value.publishedAt),
    closesAt: value.closesAt && move.day(value.closesAt),
  };
}
