/** Composes the mails about an order from its current state. */
import type { OrderMailKind, OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempt, findOrder } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import type { Composer } from './letters/gifts';
import { monthlyFailed, monthlyStopped } from './letters/monthly';
import { receipt } from './letters/receipt';
import { transferInstructions } from './letters/transfer';

const COMPOSERS: Record<OrderMailKind, Composer> = {
  receipt,
  'transfer-instructions': transferInstructions,
  'monthly-stopped': monthlyStopped,
  'monthly-failed': monthlyFailed,
};

/** Returns null when the state of the order no longer needs the mail. */
export async function composeOrderMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  const row = mail.order_id && (await findOrder(deps.db, 'id', mail.order_id));
  if (!row) throw new Error(`mail ${mail.id} belongs to an unknown order`);
  const order = await viewOrder(deps, row, await currentAttempt(deps.db, row.id));
  const letter = COMPOSERS[mail.kind as OrderMailKind](order, {
    publicUrl: deps.config.publicUrl,
    locales: deps.config.locales,
    from: await readName(deps, row.locale),
    at: mail.created_at,
  });
  return letter && { letter, to: { name: row.donor_name, address: row.donor_email } };
}
