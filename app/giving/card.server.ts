/** What a card shows of a campaign, and no more: everything here is written into the page twice. */
import type { Named, ProjectSummary } from '#contract/content';
import { remainingTime } from '#domain/time/deadline';
import type { Money } from '#domain/money';
import type { Localised } from '../charity/localise';
import type { Visitor } from '../visitor/visitor.server';
import { stateOf, type CampaignState } from './project/state';

export type CardData = {
  id: string;
  title: string;
  /** The title of its category. */
  category: string;
  picture: string;
  /** null: an open fund. */
  goal: Money | null;
  raised: Money;
  state: CampaignState;
  /** null: no deadline, or nothing to hurry for any more. */
  daysLeft: number | null;
  zakat: boolean;
};

export function cardOf(
  project: Localised<ProjectSummary>,
  categories: readonly Localised<Named>[],
  now = new Date(),
): CardData {
  const state = stateOf(project, now);
  return {
    id: project.id,
    title: project.title,
    category: categories.find(({ id }) => id === project.category)?.title ?? '',
    picture: project.picture.path,
    goal: project.goal,
    raised: project.raised,
    state,
    daysLeft:
      state === 'open' && project.deadline !== null
        ? remainingTime(new Date(project.deadline), now).days
        : null,
    zakat: project.zakatEligible,
  };
}

type Filters = Parameters<Visitor['charity']['projects']>[1];

/** The first campaigns that match, as cards. */
export async function cardsOf(
  { charity }: Visitor,
  filters: Filters,
  count: number,
): Promise<{ cards: CardData[]; total: number }> {
  const [categories, { data, total }] = await Promise.all([
    charity.categories(),
    charity.projects(1, filters, count),
  ]);
  return { cards: data.map((project) => cardOf(project, categories)), total };
}
