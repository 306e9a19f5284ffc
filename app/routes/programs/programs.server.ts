/** Programs as their pages show them. */
import { PAGE_SIZE } from '#domain/constants';
import { safeHtml } from '../../security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardsOf } from '../projects/card.server';

const CAMPAIGNS = 6;

/** A page of programs; past the end, the last one. */
export async function programList({ charity }: Visitor, wanted: number) {
  let page = wanted;
  let { data, total } = await charity.programs(page);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) {
    page = pages;
    ({ data, total } = await charity.programs(page));
  }
  return {
    page,
    pages,
    programs: data.map(({ id, title, summary, picture }) => ({
      id,
      title,
      summary,
      picture: { path: picture.path },
    })),
  };
}

/** @throws CharityError when there is no such program */
export async function programView(visitor: Visitor, id: string) {
  const { category, title, summary, story, pictures } = await visitor.charity.program(id);
  const { cards, total } = await cardsOf(visitor, { category, status: 'open' }, CAMPAIGNS);
  return { title, summary, category, story: safeHtml(story), pictures, cards, total };
}
