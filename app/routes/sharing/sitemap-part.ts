/** GET /sitemaps/{part}: one file of the sitemap, such as pages.xml or projects-2.xml. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { SITEMAP_SECTIONS } from '#contract/sitemap';
import { seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';
import { notFound, toNotFoundOrUnavailable } from '../../charity/responses.server';
import { publicFile } from '../../seo/public-file.server';
import { urlEntries, URLSET } from '../../seo/sitemap/entries';
import { listedPages } from '../../seo/sitemap/pages.server';
import { openPart } from '../../seo/sitemap/part.server';
import { readVisitor, type Visitor } from '../../visitor/visitor.server';

const TYPE = 'application/xml; charset=utf-8';
const RETRY_AFTER_S = String(seconds(30) / 1_000);

/** @throws a 404 response for an unknown part, a 503 response when the charity API fails */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(request);
  const site = { publicUrl: config().publicUrl, locales: config().LOCALES };
  try {
    const etag = await etagOf(visitor, params.part);
    const headers: Record<string, string> = etag === null ? {} : { etag };
    if (etag !== null && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    if (params.part === 'pages.xml') {
      const pages = await listedPages(visitor);
      const entries = pages.map((page) => urlEntries(site, page)).join('');
      return publicFile(URLSET.open + entries + URLSET.close, TYPE, headers);
    }
    const part = await partOf(visitor, params.part);
    if (request.method === 'HEAD') return publicFile('', TYPE, headers);
    const body = await openPart(visitor.charity, site, part);
    if (body === null)
      return new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER_S } });
    return publicFile(body, TYPE, headers);
  } catch (error) {
    throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
  }
}

/**
 * Returns the ETag without reading the records: it changes with the content, and every day, because articles are
 * published at a time. Returns null for a charity API without a content version.
 */
async function etagOf({ charity }: Visitor, part = ''): Promise<string | null> {
  try {
    const day = new Date().toISOString().slice(0, 10);
    const { publicUrl, LOCALES } = config();
    const { version } = await charity.call('contentVersion');
    const text = [part, version, day, publicUrl, ...LOCALES].join(' ');
    return `W/"${Buffer.from(text).toString('base64url')}"`;
  } catch (error) {
    if (error instanceof CharityError && error.isNotFound) return null;
    throw error;
  }
}

async function partOf({ charity }: Visitor, name = '') {
  const [, id, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const section = SITEMAP_SECTIONS.find((one) => one === id);
  if (section === undefined) notFound();
  const { sections } = await charity.call('sitemap');
  const start = sections.find((one) => one.section === section)?.starts[Number(number) - 1];
  if (start === undefined) notFound();
  return { section, start };
}
