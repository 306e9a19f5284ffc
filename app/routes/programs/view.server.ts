/** The view of the page of a program: its story, gallery, fund and campaigns. */
import { fundOf } from '#domain/offerings/funds';
import { withoutApi } from '../../charity/errors';
import { safeHtml } from '../../security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardsOf } from '../../giving/card.server';

const CAMPAIGNS = 6;

export type ProgramView = Awaited<ReturnType<typeof programView>>;

/** @throws CharityError when there is no such program */
export async function programView(visitor: Visitor, id: string) {
  const { category, title, summary, story, pictures } = await visitor.charity.program(id);
  const [{ cards, total }, gallery, fund] = await Promise.all([
    cardsOf(visitor, { category, status: 'open' }, CAMPAIGNS),
    galleryOf(visitor, id),
    categoryFund(visitor, category),
  ]);
  return {
    ...{ title, summary, category, story: safeHtml(story) },
    ...{ picture: pictures[0] ?? null, gallery: gallery ?? withoutCaptions(pictures) },
    ...{ fund, cards, total },
  };
}

/** null: it cannot be had just now; the program's own pictures stand in. */
async function galleryOf({ charity }: Visitor, id: string) {
  try {
    return await charity.programGallery(id);
  } catch (error) {
    return withoutApi(error, null);
  }
}

const withoutCaptions = (pictures: readonly { path: string; alt: string }[]) =>
  pictures.map((picture) => ({ ...picture, caption: '' }));

/** The open fund of the program's category, which a gift to the program goes to; null: it cannot be had. */
async function categoryFund({ charity }: Visitor, categoryId: string) {
  try {
    const category = (await charity.categories()).find(({ id }) => id === categoryId);
    if (!category) return null;
    const { id, title, summary, raised, status } = await charity.project(fundOf(category));
    return status === 'open' ? { id, title, summary, raised } : null;
  } catch (error) {
    return withoutApi(error, null);
  }
}
