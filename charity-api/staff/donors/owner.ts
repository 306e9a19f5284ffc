/** Finds the person behind an order: an account, or a guest with an e-mail address. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ownedOrders, type Owner } from '../../accounts/donor/ownership';
import type { Condition } from '../../giving/staff/find';
import type { Db } from '../../db/tables';
import { ApiError } from '../../http/errors';
import { findOrder } from '../../orders/repository';

export type DonorPerson = Awaited<ReturnType<typeof findDonor>>;

/** @throws ApiError staffGift.notDonor for an unknown reference, and for a donor who was erased or has no address */
export async function findDonor(db: Db, reference: string) {
  const order = await findOrder(db, 'reference', reference);
  const email = order?.donor_email.toLowerCase() ?? '';
  if (!order || email === '') throw new ApiError('staffGift.notDonor');
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where((eb) =>
      order.account_id === null ? eb('email', '=', email) : eb('id', '=', order.account_id),
    )
    .executeTakeFirst();
  return {
    /** `id` is '' for a donor without an account. */
    owner: account ?? { id: '', email, name: order.donor_name },
    account: account ?? null,
    order,
  };
}

export function ordersOf(owner: Owner): Condition {
  return sql`id in (select id from (${ownedOrders(owner, sql`id`)}) as mine)`;
}

/** The subject of the log and of approvals. A hash, because the log must not contain the address. */
export function donorSubject({ id, email }: Owner): { kind: string; id: string } {
  const hash = createHash('sha256').update(`donor ${id} ${email}`).digest('hex').slice(0, 32);
  return { kind: 'donor', id: hash };
}
