/** Stores the movements in the providers' books. A movement that is fetched again replaces the stored one. */
import type { OrderMethod } from '#domain/orders/order-methods';
import type { ListedMovement, Movement } from '#domain/payouts/movements';
import type { Db } from '../../db/tables';
import type { ProviderMovementRow } from '../../db/tables/payouts';

/** Rows of one statement, so that it stays below SQLite's limit of 32,766 parameters. */
const BATCH = 1_000;

export async function saveMovements(
  tx: Db,
  method: OrderMethod,
  movements: readonly Movement[],
): Promise<void> {
  for (let at = 0; at < movements.length; at += BATCH) {
    const rows = movements.slice(at, at + BATCH).map((movement) => rowOf(method, movement));
    await tx
      .insertInto('provider_movements')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['method', 'id']).doUpdateSet(({ ref, fn }) => ({
          kind: ref('excluded.kind'),
          payment_id: ref('excluded.payment_id'),
          // A provider may omit the attempt or the payout in one of its lists.
          attempt_id: fn.coalesce('excluded.attempt_id', 'provider_movements.attempt_id'),
          paid_minor: ref('excluded.paid_minor'),
          paid_currency: ref('excluded.paid_currency'),
          gross: ref('excluded.gross'),
          fee: ref('excluded.fee'),
          net: ref('excluded.net'),
          currency: ref('excluded.currency'),
          payout_id: fn.coalesce('excluded.payout_id', 'provider_movements.payout_id'),
          at: ref('excluded.at'),
        })),
      )
      .execute();
  }
}

function rowOf(method: OrderMethod, movement: Movement): ProviderMovementRow {
  const { paid, paymentId, attemptId, payoutId, ...same } = movement;
  return {
    ...{ ...same, method, payment_id: paymentId, attempt_id: attemptId, payout_id: payoutId },
    ...{ paid_minor: paid?.minor ?? null, paid_currency: paid?.currency ?? null },
  };
}

export function toMovement(row: ProviderMovementRow): ListedMovement {
  const { payment_id, attempt_id, payout_id, paid_minor, paid_currency, ...same } = row;
  return {
    ...{ ...same, paymentId: payment_id, attemptId: attempt_id, payoutId: payout_id },
    paid:
      paid_minor === null || paid_currency === null
        ? null
        : { minor: paid_minor, currency: paid_currency },
  };
}
