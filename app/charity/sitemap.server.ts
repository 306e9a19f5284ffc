/** Client functions for the sitemap. */
import type { SitemapRecordsQuery } from '#contract/sitemap';
import type { Read, Send } from './client.server';

/** Each function throws a CharityError when its call fails. */
export function sitemapResource(read: Read, send: Send) {
  return {
    sections: async () => (await read('sitemap')).result.sections,
    /** Not cached, because all records together would replace the cached responses that pages need. */
    records: async (query: SitemapRecordsQuery) => (await send('sitemapRecords', { query })).result,
  };
}
