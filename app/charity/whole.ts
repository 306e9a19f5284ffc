/** Fetches all pages of a list of the charity API. */
import { MAX_PAGE_SIZE } from '#domain/constants';

type Page<One> = { total: number; data: One[] };

/** Limits the number of requests for an API that returns a wrong total. */
const MAX_PAGES = 20;

/** Returns the items of all pages. @throws the error of `readPage`, such as a CharityError */
export async function fetchAllPages<One>(
  readPage: (page: { offset: number; limit: number }) => Promise<Page<One>>,
): Promise<One[]> {
  const all: One[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { total, data } = await readPage({ offset: page * MAX_PAGE_SIZE, limit: MAX_PAGE_SIZE });
    all.push(...data);
    // Do not compare with the number of items: invalid items were left out.
    if ((page + 1) * MAX_PAGE_SIZE >= total) break;
  }
  return all;
}
