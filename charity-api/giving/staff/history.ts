/** The history of an order, newest first: its events, its mails, and what staff did. */
import { sql } from 'kysely';
import { moneySchema } from '#contract/common';
import type { HistoryEntry } from '#contract/staff/gifts';
import type { Db } from '../../db/tables';
import type { EventSource, OrderRow } from '../../db/tables/orders';
import type { OutboxRow } from '../../db/tables/outbox';

const BY: Record<EventSource, HistoryEntry['by']> = {
  donor: 'donor',
  webhook: 'provider',
  check: 'provider',
  staff: 'member',
  clock: 'site',
};

const NOTHING = { person: null, amount: null, said: null, delivery: null } as const;

export async function readHistory(db: Db, { id }: Pick<OrderRow, 'id'>): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('version')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy(sql`rowid`)
    .execute();
  const actions = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute();
  const entries: HistoryEntry[] = [
    // The log also contains the decisions of staff, with the name of the person.
    ...events
      .filter(({ source }) => source !== 'staff')
      .map((event) => ({
        ...{ ...NOTHING, kind: 'event' as const, at: event.at, name: event.event },
        ...{ by: BY[event.source], amount: amountIn(event.detail) },
      })),
    ...mails.map((mail) => ({
      ...{ ...NOTHING, kind: 'mail' as const, name: mail.kind, by: 'site' as const },
      ...{ at: mail.sent_at ?? mail.created_at, delivery: deliveryOf(mail), said: mail.last_error },
    })),
    ...actions.map((action) => ({
      ...{ ...NOTHING, kind: 'action' as const, at: action.at, name: action.action },
      ...{ by: action.actor_kind, person: action.actor_name || null, said: action.reason },
      amount: actionAmount(action.after),
    })),
  ];
  // The sort is stable: entries with the same time stay in their order.
  return entries.sort((a, b) => a.at.localeCompare(b.at)).reverse();
}

/** Returns 'failed' after the first rejected attempt. The outbox still retries such a mail until its last attempt. */
function deliveryOf({ sent_at, last_error }: OutboxRow): HistoryEntry['delivery'] {
  if (sent_at !== null) return 'sent';
  return last_error === null ? 'waiting' : 'failed';
}

function amountIn(detail: string | null): HistoryEntry['amount'] {
  if (detail === null || !detail.startsWith('{')) return null;
  return moneySchema.safeParse(JSON.parse(detail)).data ?? null;
}

function actionAmount(after: string | null): HistoryEntry['amount'] {
  if (after === null) return null;
  const fields = JSON.parse(after) as Record<string, unknown>;
  return (
    moneySchema.safeParse(fields['arrived'] ?? fields['amount'] ?? fields['total']).data ?? null
  );
}
