/** Returns pages in the format of the contract, and lists those that exist. */
import type { Page as SitePage } from '#contract/pages';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { findDocument } from '../documents';

type Db = Pick<ApiDeps, 'db'>;

/** @throws ApiError page.notFound */
export async function readPage({ db }: Db, id: string): Promise<SitePage> {
  const page = await findDocument<SitePage>(db, 'pages', id);
  if (!page) throw new ApiError('page.notFound');
  return page;
}

/** Returns those of OPTIONAL_PAGES that exist. */
export async function existingPages({ db }: Db): Promise<string[]> {
  const pages = await db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', 'pages')
    .orderBy('id')
    .execute();
  const faq = await db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', 'faqs')
    .limit(1)
    .executeTakeFirst();
  return [...pages.map(({ id }) => id), ...(faq ? ['faqs'] : [])];
}
