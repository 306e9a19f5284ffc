/** The list of applications for staff. */
import type * as z from 'zod';
import type { applicationListSchema, StaffApplicationQuery } from '#contract/staff/applications';
import type { Db } from '../../db/tables';
import type { ApplicationRow } from '../../modules/applications/repository';
import { documentOf } from '../../modules/documents';
import { SEAT_TABLES } from '../../modules/applications/subjects';
import { countApplications, countViews, findApplications } from './find';

type List = z.input<typeof applicationListSchema>;
export type Subject = List['subjects'][number];

export async function listForStaff(db: Db, query: StaffApplicationQuery): Promise<List> {
  const { offset, limit, ...filters } = query;
  const rows = await findApplications(db, filters, { offset, limit });
  const subjects = await subjectsWithApplications(db);
  return {
    total: await countApplications(db, filters),
    data: rows.map((row) => ({ ...summaryOf(row), subject: subjectOf(row, subjects) })),
    views: await countViews(db),
    subjects,
  };
}

/** The fields of a row that each response about an application has. */
export function summaryOf(row: ApplicationRow) {
  const { reference, kind, state, handling, name, email, seats, created_at: createdAt } = row;
  return { reference, kind, state, handling, name, email, seats, createdAt };
}

/** Returns null for applications without an event or training, and when it no longer exists. */
export function subjectOf(
  { kind, subject }: ApplicationRow,
  subjects: readonly Subject[],
): { id: string; title: Subject['title'] } | null {
  const found = subjects.find((one) => one.kind === kind && one.id === subject);
  return found ? { id: found.id, title: found.title } : null;
}

export async function subjectsWithApplications(db: Db): Promise<Subject[]> {
  const kinds = Object.keys(SEAT_TABLES) as (keyof typeof SEAT_TABLES)[];
  const lists = kinds.map(async (kind) => {
    const rows = await db
      .selectFrom(SEAT_TABLES[kind])
      .select(['id', 'document'])
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('applications')
          .select('subject')
          .where('kind', '=', kind)
          .$castTo<never>(),
      )
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...documentOf<Pick<Subject, 'title'>>(row), kind }));
  });
  return (await Promise.all(lists)).flat();
}
