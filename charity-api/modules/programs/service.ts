/** Programs as the contract shows them. */
import type { Picture } from '#contract/common';
import { programCategorySchema, type Program, type ProgramSummary } from '#contract/content';
import { fromJson, textFrom } from '../../db/json';
import type { ProgramTable } from '../../db/tables/content';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countRows, type Page, type Paged } from '../page';
import { findProgram, programRows } from './repository';

type Db = Pick<ApiDeps, 'db'>;
type CardRow = Pick<ProgramTable, 'id' | 'category' | 'title' | 'summary' | 'picture'>;

export async function listPrograms({ db }: Db, page: Page): Promise<Paged<ProgramSummary>> {
  const rows = await programRows(db, page);
  return { total: await countRows(db, 'programs'), data: rows.map(summaryOf) };
}

/** @throws ApiError program.notFound */
export async function readProgram({ db }: Db, id: string): Promise<Program> {
  const row = await findProgram(db, id);
  if (!row) throw new ApiError('program.notFound');
  return {
    ...summaryOf(row),
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
  };
}

function summaryOf(row: CardRow): ProgramSummary {
  return {
    id: row.id,
    category: programCategorySchema.parse(row.category),
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    picture: fromJson<Picture>(row.picture),
  };
}
