/** A list that a page shows whole, read page after page. */
import { MAX_PAGE_SIZE } from '#domain/constants';

type Page<One> = { total: number; data: One[] };

/** An API that never comes to an end is not followed for ever. */
const MOST_PAGES = 20;

export async function whole<One>(
  readPage: (page: { offset: number; limit: number }) => Promise<Page<One>>,
): Promise<One[]> {
  const all: One[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { total, data } = await readPage({ offset: page * MAX_PAGE_SIZE, limit: MAX_PAGE_SIZE });
    all.push(...data);
    // Not by how many came: what could not be read was left out of them.
    if ((page + 1) * MAX_PAGE_SIZE >= total) break;
  }
  return all;
}
