/** Returns pages in the format of the contract, and lists those that exist. */
import type { Picture } from '#contract/common';
import type { Page as SitePage } from '#contract/pages';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countRows } from '../page';
import { findPage, pageIds } from './repository';

type Db = Pick<ApiDeps, 'db'>;

/** @throws ApiError page.notFound */
export async function readPage({ db }: Db, id: string): Promise<SitePage> {
  const row = await findPage(db, id);
  if (!row) throw new ApiError('page.notFound');
  return {
    id: row.id,
    title: textFrom(row.title),
    description: textFrom(row.description),
    lead: textFrom(row.lead),
    updated: row.updated,
    picture: row.picture === null ? null : fromJson<Picture>(row.picture),
    steps: fromJson<SitePage['steps']>(row.steps),
    body: textFrom(row.body),
  };
}

/** Returns those of OPTIONAL_PAGES that exist. */
export async function existingPages({ db }: Db): Promise<string[]> {
  const [pages, faqs] = await Promise.all([pageIds(db), countRows(db, 'faqs')]);
  return faqs > 0 ? [...pages, 'faqs'] : pages;
}
