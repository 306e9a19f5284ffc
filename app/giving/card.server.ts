/** The data of a campaign card. Contains only what the card shows: a page includes it twice, as HTML and as JSON. */
import type { Named, ProjectQuery, ProjectSummary } from '#contract/content';
import { remainingTime } from '#domain/time/deadline';
import { languageFrom, type Localised } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';
import { fetchCategories } from './categories.server';
import { campaignStateOf } from './project/state';

export type CardData = ReturnType<typeof toProjectCard>;

/**
 * Makes the card of a campaign.
 * @param categories all categories, for the title of the campaign's category
 */
export function toProjectCard(
  project: Localised<ProjectSummary>,
  categories: readonly Localised<Named>[],
  now = new Date(),
) {
  const state = campaignStateOf(project, now);
  const category = categories.find(({ id }) => id === project.category);
  return {
    id: project.id,
    title: project.title,
    ...languageFrom(project),
    /** The title of the category. Empty when the category is unknown. */
    category: category?.title ?? '',
    // When it is not the language of the page.
    ...(category?.language && { categoryLanguage: category.language }),
    picture: project.picture.path,
    /** `null` for a fund, which has no goal. */
    goal: project.goal,
    raised: project.raised,
    state,
    /** `null` without a deadline, and when the campaign is no longer open. */
    daysLeft:
      state === 'open' && project.deadline !== null
        ? remainingTime(new Date(project.deadline), now).days
        : null,
    zakat: project.zakatEligible,
  };
}

/** Returns cards of the first `count` campaigns that match the filters, and the number of all matches. */
export async function fetchProjectCards(
  { charity }: Visitor,
  filters: Partial<ProjectQuery>,
  count: number,
): Promise<{ cards: CardData[]; total: number }> {
  const [categories, { data, total }] = await Promise.all([
    fetchCategories(charity),
    charity.call('projects', { query: { ...filters, limit: count } }),
  ]);
  return { cards: data.map((project) => toProjectCard(project, categories)), total };
}
