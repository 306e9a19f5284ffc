/** Webhook events of the sandbox gateway. They are stored in the transaction of the change, and delivered later. */
import type { Transaction } from 'kysely';
import type { Money } from '#domain/money';
import type { Database } from '../../db/tables';
import type { SandboxStatus } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';

/** The status of a session. */
export type SandboxEventBody = {
  id: string;
  session: string;
  attempt: string;
  payment: string;
  status: SandboxStatus;
  amount: Money;
  /** Id of the subscription that this first payment started. */
  subscription?: string;
};

/** Reports that a later month was charged. */
export type SandboxMonthBody = {
  id: string;
  subscription: string;
  payment: string;
  amount: Money;
  /** Time of the charge, ISO 8601. */
  at: string;
};

export async function enqueueEvent(
  tx: Transaction<Database>,
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  sessionId: string,
  eventData: Omit<SandboxEventBody, 'id'> | Omit<SandboxMonthBody, 'id'>,
): Promise<void> {
  const id = `evt_${random(12).toString('hex')}`;
  await tx
    .insertInto('sandbox_events')
    .values({
      id,
      session_id: sessionId,
      body: JSON.stringify({ id, ...eventData }),
      due_at: now().toISOString(),
      tries: 0,
      last_error: null,
      delivered_at: null,
    })
    .execute();
}
