/** GET /sitemap.xml: the list of all files of the sitemap. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { CharityError } from '#web/charity/results';
import { linksToFiles } from '#web/links';
import { toNotFoundOrUnavailable } from '../../charity/responses.server';
import { publicFile } from '../../seo/public-file.server';
import { sitemapIndex } from '../../seo/sitemap/entries';
import { readVisitor } from '../../visitor/visitor.server';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { charity } = readVisitor(request);
  try {
    const { sections } = await charity.call('sitemap');
    const parts = sections.flatMap(({ section, starts }) =>
      starts.map((_, at) => `${section}-${at + 1}`),
    );
    const urls = ['pages', ...parts].map(
      (part) => config().publicUrl + linksToFiles.sitemapPart(part),
    );
    return publicFile(sitemapIndex(urls), 'application/xml; charset=utf-8');
  } catch (error) {
    throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
  }
}
