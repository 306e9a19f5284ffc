/** What the sandbox gateway tells the charity: written with the change that it tells of, carried later by its postman. */
import type { Transaction } from 'kysely';
import type { Money } from '#domain/money';
import type { Database } from '../../db/tables';
import type { SandboxStatus } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';

/** How a session stands. */
export type SandboxEventBody = {
  id: string;
  session: string;
  attempt: string;
  payment: string;
  status: SandboxStatus;
  amount: Money;
  /** What this first payment of a monthly gift began. */
  subscription?: string;
};

/** A further month was taken. */
export type SandboxMonthBody = {
  id: string;
  subscription: string;
  payment: string;
  amount: Money;
};

export async function announce(
  tx: Transaction<Database>,
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  sessionId: string,
  news: Omit<SandboxEventBody, 'id'> | Omit<SandboxMonthBody, 'id'>,
): Promise<void> {
  const id = `evt_${random(12).toString('hex')}`;
  await tx
    .insertInto('sandbox_events')
    .values({
      id,
      session_id: sessionId,
      body: JSON.stringify({ id, ...news }),
      due_at: now().toISOString(),
      tries: 0,
      last_error: null,
      delivered_at: null,
    })
    .execute();
}
