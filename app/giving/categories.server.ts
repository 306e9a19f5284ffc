/** The categories of gifts. */
import { MAX_PAGE_SIZE } from '#domain/constants';
import type { CharityClient } from '../charity/client.server';

/** @throws CharityError */
export async function fetchCategories(charity: CharityClient) {
  return (await charity.call('projectCategories', { query: { limit: MAX_PAGE_SIZE } })).data;
}
