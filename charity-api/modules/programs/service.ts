/** Reads programs in the format of the contract. */
import type { Picture } from '#contract/common';
import type {
  GalleryPicture,
  Named,
  Program,
  ProgramQuery,
  ProgramSummary,
} from '#contract/content';
import { fromJson, mapJson, textFrom } from '../../db/json';
import type { ProgramTable } from '../../db/tables/content';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Page, Paged } from '../page';
import { countPrograms, findProgram, programCategoryRows, programRows } from './repository';

type Db = Pick<ApiDeps, 'db'>;
type CardRow = Pick<ProgramTable, 'id' | 'category' | 'title' | 'summary' | 'picture'>;

export async function listPrograms(
  { db }: Db,
  query: ProgramQuery,
): Promise<Paged<ProgramSummary>> {
  const rows = await programRows(db, query);
  return { total: await countPrograms(db, query.category), data: rows.map(summaryOf) };
}

export async function listProgramCategories({ db }: Db): Promise<Paged<Named>> {
  const rows = await programCategoryRows(db);
  const data = rows.map(({ id, title, summary }) => ({
    id,
    title: textFrom(title),
    summary: textFrom(summary),
  }));
  return { total: data.length, data };
}

/** @throws ApiError program.notFound */
export async function readGallery(
  { db }: Db,
  id: string,
  { offset, limit }: Page,
): Promise<Paged<GalleryPicture>> {
  const { pictures } = await rowOf(db, id);
  return mapJson(pictures, (all: GalleryPicture[]) => ({
    total: all.length,
    data: all.slice(offset, offset + limit),
  }));
}

/** @throws ApiError program.notFound */
export async function readProgram({ db }: Db, id: string): Promise<Program> {
  const row = await rowOf(db, id);
  return {
    ...summaryOf(row),
    story: textFrom(row.story),
    pictures: mapJson(row.pictures, (pictures: GalleryPicture[]) =>
      pictures.map(({ path, alt }) => ({ path, alt })),
    ),
  };
}

async function rowOf(db: Db['db'], id: string): Promise<ProgramTable> {
  const row = await findProgram(db, id);
  if (!row) throw new ApiError('program.notFound');
  return row;
}

function summaryOf(row: CardRow): ProgramSummary {
  return {
    id: row.id,
    // The reply is checked against the contract, which rejects an unknown category (http/records.ts).
    category: row.category as ProgramSummary['category'],
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    picture: fromJson<Picture>(row.picture),
  };
}
