/**
 * One file of the sitemap as a stream: it requests the next records only when the client has read those before. So a
 * catalogue of any size needs the memory of one request to the charity API.
 */
import { SITEMAP_PART_SIZE, type SitemapRecords, type SitemapSection } from '#contract/sitemap';
import { minutes } from '#domain/time/durations';
import type { Locale } from '#domain/locales';
import type { CharityClient } from '../../charity/client.server';
import { RECORD_PATHS } from './pages.server';
import { URLSET, urlEntries } from './entries';

/** Records in one request to the charity API. Their entries in four languages have about 700 kB. */
export const CHUNK_SIZE = 250;
/** Files that clients may read at the same time. Crawlers wait and request the others later. */
export const MAX_OPEN = 4;
/** A client that reads a file more slowly than this gets only the beginning of it. */
const MAX_TIME_MS = minutes(2);

let open = 0;

type Site = { publicUrl: string; locales: readonly Locale[] };
type Part = { section: SitemapSection; start: string };

/**
 * Returns null when too many clients read files of the sitemap.
 * @throws CharityError when the first request to the charity API fails
 */
export async function openPart(
  charity: Pick<CharityClient, 'call'>,
  site: Site,
  part: Part,
): Promise<ReadableStream<Uint8Array> | null> {
  if (open >= MAX_OPEN) return null;
  open += 1;
  let isOpen = true;
  const release = () => {
    if (isOpen) open -= 1;
    isOpen = false;
    clearTimeout(timer);
  };
  const timer = setTimeout(() => release(), MAX_TIME_MS);
  timer.unref();
  const chunks = entriesOf(charity, site, part);
  const encoder = new TextEncoder();
  try {
    let next: IteratorResult<string> | null = await chunks.next();
    return new ReadableStream(
      {
        async pull(controller) {
          try {
            if (!isOpen) throw new Error('the client read the sitemap too slowly');
            const { value, done } = next ?? (await chunks.next());
            next = null;
            if (!done) return controller.enqueue(encoder.encode(value));
            release();
            controller.close();
          } catch (error) {
            release();
            controller.error(error);
          }
        },
        cancel: release,
      },
      // Without a buffer, nothing is requested before the client reads.
      { highWaterMark: 0 },
    );
  } catch (error) {
    release();
    throw error;
  }
}

async function* entriesOf(
  charity: Pick<CharityClient, 'call'>,
  site: Site,
  { section, start }: Part,
): AsyncGenerator<string, void> {
  const path = RECORD_PATHS[section];
  let before = URLSET.open;
  let after: string | null = start;
  for (let read = 0; after !== null && read < SITEMAP_PART_SIZE; read += CHUNK_SIZE) {
    const limit = Math.min(CHUNK_SIZE, SITEMAP_PART_SIZE - read);
    const query = { section, after, limit };
    const page: SitemapRecords = await charity.call('sitemapRecords', { query });
    const entries = page.data.map(({ id, languages, updatedAt }) =>
      urlEntries(site, { path: (links) => path(links, id), languages, updated: updatedAt }),
    );
    yield before + entries.join('');
    before = '';
    after = page.next;
  }
  yield before + URLSET.close;
}
