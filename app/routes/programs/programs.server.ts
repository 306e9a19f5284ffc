/** Programs as their pages show them. */
import { PAGE_SIZE } from '#domain/constants';
import { fundOf } from '#domain/offerings/funds';
import { withoutApi } from '../../charity/errors';
import { safeHtml } from '../../security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardsOf } from '../../giving/card.server';

const CAMPAIGNS = 6;

export type ProgramList = Awaited<ReturnType<typeof programList>>;

/** A page of programs, of one category where it is one that has any; past the end, the last page. */
export async function programList(visitor: Visitor, wanted: number, wantedCategory: string) {
  const { charity } = visitor;
  const categories = await categoriesOf(visitor);
  const category = categories.find(({ id }) => id === wantedCategory)?.id ?? '';
  const ask = (page: number) => charity.programs(page, category || undefined);
  let page = wanted;
  let { data, total } = await ask(page);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) {
    page = pages;
    ({ data, total } = await ask(page));
  }
  return {
    page,
    pages,
    category,
    categories,
    programs: data.map(({ id, title, summary, picture }) => ({
      id,
      title,
      summary,
      picture: { path: picture.path },
    })),
  };
}

/** A list without them is a list all the same. */
async function categoriesOf({ charity }: Visitor): Promise<{ id: string; title: string }[]> {
  try {
    return (await charity.programCategories()).map(({ id, title }) => ({ id, title }));
  } catch (error) {
    return withoutApi(error, []);
  }
}

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
