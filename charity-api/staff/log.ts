/** Reads the log of staff, newest first. */
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { LogEntry, logQuerySchema } from '#contract/staff/accounts';
import type { Db } from '../db/tables';
import type { StaffLogRow } from '../db/tables/staff';

type LogQuery = z.output<typeof logQuerySchema>;

export async function readLog(
  db: Db,
  { offset, limit, member, kind, subject }: LogQuery,
): Promise<{ total: number; data: LogEntry[] }> {
  const matching = db
    .selectFrom('staff_log')
    .$if(member !== undefined, (query) => query.where('actor_id', '=', member!))
    .$if(kind !== undefined, (query) => query.where('subject_kind', '=', kind!))
    .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject!));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), data: rows.map(toLogEntry) };
}

export function toLogEntry(row: Selectable<StaffLogRow>): LogEntry {
  return {
    seq: row.seq,
    at: row.at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
    reason: row.reason,
  };
}

const fieldsOf = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);
