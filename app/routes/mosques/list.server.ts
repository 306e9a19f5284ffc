/** Mosques as their list shows them. */
import { PAGE_SIZE } from '#domain/constants';
import type { Visitor } from '../../visitor/visitor.server';

export type MosqueCardData = Awaited<ReturnType<typeof mosqueList>>['mosques'][number];

/** A page of mosques; past the end, the last one. */
export async function mosqueList({ charity }: Visitor, wanted: number) {
  let page = wanted;
  let { data, total } = await charity.mosques(page);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) {
    page = pages;
    ({ data, total } = await charity.mosques(page));
  }
  return {
    page,
    pages,
    mosques: data.map(({ id, title, place, picture, goal, raised, openRepairs }) => ({
      ...{ id, title, place, goal, raised, openRepairs },
      picture: picture.path,
    })),
  };
}
