/** Reads the log of staff, newest first. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type * as z from 'zod';
import type { LogEntry, LogKind, logQuerySchema } from '#contract/staff/accounts';
import { textIn, type Locale } from '#domain/locales';
import { recordTitles } from '../content/editing/record-views';
import { KINDS } from '../content/kinds';
import type { Database, Db } from '../db/tables';
import type { StaffLogRow } from '../db/tables/staff';

type LogQuery = z.output<typeof logQuerySchema>;

export async function readLog(
  db: Db,
  { offset, limit, member, kind, subject }: LogQuery,
  locale: Locale,
): Promise<{ total: number; data: LogEntry[] }> {
  const matching = db
    .selectFrom('staff_log')
    .$if(member !== undefined, (query) => query.where('actor_id', '=', member!))
    .$if(kind !== undefined, (query) => query.where((builder) => isOfKind(builder, kind!)))
    .$if(subject !== undefined, (query) =>
      query.where(({ or, eb, selectFrom }) =>
        or([
          eb('subject_id', '=', subject!),
          eb(
            'subject_id',
            'in',
            selectFrom('orders').select('id').where('reference', '=', subject!),
          ),
        ]),
      ),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), data: await toLogEntries(db, rows, locale) };
}

function isOfKind({ eb, or }: ExpressionBuilder<Database, 'staff_log'>, kind: LogKind) {
  switch (kind) {
    case 'content':
      return eb('action', 'like', 'content.%');
    case 'member':
      return eb('subject_kind', 'in', ['member', 'invitation']);
    case 'approval':
      return or([
        eb('action', 'like', 'approval.%'),
        eb('action', 'in', ['refund.asked', 'erasure.asked', 'bank.asked', 'owner.asked']),
      ]);
    default:
      return eb('subject_kind', '=', kind);
  }
}

export async function toLogEntries(
  db: Db,
  rows: readonly Selectable<StaffLogRow>[],
  locale: Locale,
): Promise<LogEntry[]> {
  const kinds = [...new Set(rows.map((row) => row.subject_kind))];
  const names = new Map<string, Map<string, string>>();
  for (const kind of kinds) {
    const ids = rows.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);
    names.set(kind, await namesOf(db, kind, ids, locale));
  }
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      name: names.get(row.subject_kind)?.get(row.subject_id) || null,
    },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
    reason: row.reason,
  }));
}

/** Returns the names of the records of one kind, by id. Omits records that have none, such as lists and erased donors. */
async function namesOf(
  db: Db,
  kind: string,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  switch (kind) {
    case 'order':
      return named(
        db.selectFrom('orders').select(['id', 'reference as name']).where('id', 'in', ids),
      );
    case 'application':
      return named(
        db
          .selectFrom('applications')
          .select(['reference as id', 'reference as name'])
          .where('reference', 'in', ids),
      );
    case 'member':
      return named(db.selectFrom('staff_members').select(['id', 'name']).where('id', 'in', ids));
    default: {
      const content = KINDS.find(({ name }) => name === kind);
      const titles = content ? await recordTitles(db, content) : [];
      return new Map([...titles].map(([id, title]) => [id, textIn(title, locale)]));
    }
  }
}

async function named(query: { execute(): Promise<{ id: string; name: string }[]> }) {
  return new Map((await query.execute()).map(({ id, name }) => [id, name]));
}

const fieldsOf = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);
