/** The outbox: what is to be mailed is written with the change it tells of, and sent afterwards, once. */
import type { Kysely, Transaction } from 'kysely';
import { minutes, seconds } from '#domain/durations';
import type { Database } from '../db/tables';
import type { MailKind, OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';

const FIRST_DELAY = seconds(30);
const LONGEST_DELAY = minutes(60);
const BATCH = 50;

/** One mail of each kind for an order, however often this is said. */
export async function enqueueMail(
  tx: Transaction<Database>,
  mail: { id: string; orderId: string; kind: MailKind; at: string },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: mail.id,
      order_id: mail.orderId,
      kind: mail.kind,
      due_at: mail.at,
      tries: 0,
      last_error: null,
      sent_at: null,
      created_at: mail.at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}

/** How long to wait after so many tries: 30 s, 1 min, 2 min … an hour. */
function retryDelay(tries: number): number {
  return Math.min(FIRST_DELAY * 2 ** Math.max(0, tries - 1), LONGEST_DELAY);
}

/** Sends what is due. A mail that fails waits longer each time; the others do not wait for it. */
export async function sendDueMail(
  { db, now, log }: Pick<ApiDeps, 'db' | 'now' | 'log'>,
  send: (mail: OutboxRow) => Promise<void>,
): Promise<void> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now().toISOString())
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const mail of due) {
    if (!(await claim(db, mail, now()))) continue;
    try {
      await send(mail);
      await db
        .updateTable('outbox')
        .set({ sent_at: now().toISOString(), last_error: null })
        .where('id', '=', mail.id)
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries + 1, reason }, 'mail not sent');
      await db
        .updateTable('outbox')
        .set({ last_error: reason.slice(0, 500) })
        .where('id', '=', mail.id)
        .execute();
    }
  }
}

/** Takes a mail before sending: its next try is set first, so that another process, or this one after a crash, comes later. */
async function claim(db: Kysely<Database>, mail: OutboxRow, now: Date): Promise<boolean> {
  const tries = mail.tries + 1;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries, due_at: new Date(now.getTime() + retryDelay(tries)).toISOString() })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
