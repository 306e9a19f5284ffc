/** Loads one page of mosques that need repairs. */
import { languageFrom } from '#web/charity/results';
import { loadList } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';

export type MosqueCardData = Awaited<ReturnType<typeof mosqueList>>['cards'][number];

/** @throws CharityError */
export function mosqueList(visitor: Visitor, url: URL) {
  return loadList(visitor, url, {
    fields: [],
    fetch: (slice) => visitor.charity.call('mosques', { query: slice }),
    card: ({ id, title, place, picture, goal, raised, openRepairs, ...others }) => ({
      ...{ id, title, place, goal, raised, openRepairs, ...languageFrom(others) },
      picture: picture.path,
    }),
  });
}
