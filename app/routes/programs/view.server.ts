/** View of a program's page: story, gallery, fund and campaigns. */
import { MAX_PAGE_SIZE } from '#domain/constants';
import { FUND_TYPE } from '#domain/offerings/funds';
import { fallbackOnOutage, type InLanguage, languageFrom, orOnOutage } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchProjectCards } from '../../giving/card.server';
import { fetchCategories } from '../../giving/categories.server';
import { fetchOpenProject } from '../../giving/project/is-open.server';
import type { Visitor } from '../../visitor/visitor.server';

const MAX_CAMPAIGNS = 6;

export type ProgramView = Awaited<ReturnType<typeof programView>>;

/** @throws CharityError when the program is unknown or the charity API is unavailable */
export async function programView(visitor: Visitor, id: string) {
  const [program, gallery, categories] = await Promise.all([
    visitor.charity.call('program', { params: { id } }),
    galleryOf(visitor, id),
    fetchCategories(visitor.charity).catch((error: unknown) => fallbackOnOutage(error, [])),
  ]);
  const { category, title, summary, story, pictures } = program;
  const [{ cards, total }, fund] = await Promise.all([
    fetchProjectCards(visitor, { category, status: 'open' }, MAX_CAMPAIGNS),
    fundOf(visitor, categories.find((one) => one.id === category)?.fund),
  ]);
  return {
    ...languageFrom(program),
    ...{ title, summary, category, story: safeHtml(story, visitor.locale) },
    picture: pictures[0] ?? null,
    gallery: (gallery ?? withoutCaptions(pictures)).filter(
      ({ path }) => path !== pictures[0]?.path,
    ),
    ...{ fund, cards, total },
  };
}

/** Returns null when the gallery is unavailable. The page then shows the program's own pictures. */
async function galleryOf({ charity }: Visitor, id: string) {
  return orOnOutage(
    null,
    async () =>
      (await charity.call('programGallery', { params: { id }, query: { limit: MAX_PAGE_SIZE } }))
        .data,
  );
}

const withoutCaptions = (pictures: readonly (InLanguage & { path: string; alt: string })[]) =>
  pictures.map((picture) => ({ ...picture, caption: '' }));

/** Returns the fund of the program's category, which receives gifts to the program; null when closed or unavailable. */
async function fundOf(visitor: Visitor, wanted: string | null | undefined) {
  const fund = wanted ? await fetchOpenProject(visitor, wanted) : null;
  if (fund?.type !== FUND_TYPE) return null;
  const { id, title, summary, raised } = fund;
  return { id, title, summary, raised, ...languageFrom(fund) };
}
