/** The event or training of an application. */
import type { ApplicationKind } from '#contract/applications';
import type { LocalisedText } from '#domain/locales';
import { instantAt } from '#domain/time/zoned';
import type { Db } from '../../db/tables';
import { documentOf } from '../documents';

/** Tables of subjects with seats. */
export type SeatTable = 'events' | 'trainings';

export const SEAT_TABLES = {
  event: 'events',
  training: 'trainings',
} as const satisfies Partial<Record<ApplicationKind, SeatTable>>;

export type SubjectOfApplication = {
  id: string;
  title: LocalisedText;
  /** When it begins: ISO 8601 in UTC. A training begins at midnight in its time zone. */
  startsAt: string;
  timeZone: string;
  /** False: only the day of `startsAt` is known. */
  hasTime: boolean;
  place: LocalisedText;
  /** False when an import has withdrawn it: it then has no page. */
  hasPage: boolean;
};

type Application = { kind: ApplicationKind; subject: string | null };

/** Returns null for applications without a subject, and when the subject no longer exists. */
export async function findSubject(
  db: Db,
  { kind, subject }: Application,
): Promise<SubjectOfApplication | null> {
  if (subject === null) return null;
  if (kind === 'event') {
    const row = await db
      .selectFrom('events')
      .select(['id', 'document', 'starts_at', 'withdrawn'])
      .where('id', '=', subject)
      .executeTakeFirst();
    if (!row) return null;
    return { ...subjectOf(row), startsAt: row.starts_at, hasTime: true };
  }
  if (kind === 'training') {
    const row = await db
      .selectFrom('trainings')
      .select(['id', 'document', 'starts_on', 'time_zone', 'withdrawn'])
      .where('id', '=', subject)
      .executeTakeFirst();
    if (!row) return null;
    const startsAt = instantAt(`${row.starts_on} 00:00`, row.time_zone);
    return { ...subjectOf(row), startsAt, hasTime: false };
  }
  return null;
}

type Fields = Pick<SubjectOfApplication, 'title' | 'place' | 'timeZone'>;

function subjectOf(row: { id: string; document: string; withdrawn: number }) {
  const { id, title, place, timeZone } = documentOf<Fields>(row);
  return { id, title, place, timeZone, hasPage: row.withdrawn === 0 };
}

/** Returns true when the event or training has begun. Then nobody can join, leave or move up from the waiting list. */
export const hasBegun = ({ startsAt }: Pick<SubjectOfApplication, 'startsAt'>, now: Date) =>
  startsAt <= now.toISOString();
