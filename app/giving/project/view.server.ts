/** The data of a campaign's page. */
import { config } from '#config';
import type { Project } from '#contract/content';
import { remainingTime } from '#domain/time/deadline';
import { languageFrom, type Localised } from '../../charity/localise';
import { safeHtml } from '../../security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { calculateShares } from './budget';
import { fetchProjectCards } from '../card.server';
import { FUND_TYPE } from '#domain/offerings/funds';
import { giftOffer } from '../suggested-amounts.server';
import { campaignStateOf } from './state';

const RELATED = 3;

export type ProjectView = Awaited<ReturnType<typeof loadProjectView>>;

/** @param intention the intention to preselect, from the query */
export async function loadProjectView(visitor: Visitor, id: string, intention?: string | null) {
  const now = new Date();
  const { charity, links } = visitor;
  const project = await charity.project(id);
  const state = campaignStateOf(project, now);
  const takesGifts = state === 'open';
  const [categories, related, offer] = await Promise.all([
    charity.categories(),
    fetchRelatedCards(visitor, project),
    takesGifts ? giftOffer(visitor, project, intention) : null,
  ]);
  const category = categories.find(({ id: known }) => known === project.category);
  const shares = calculateShares(project.budget.map(({ amount }) => amount));
  return {
    id: project.id,
    ...languageFrom(project),
    title: project.title,
    summary: project.summary,
    place: project.place,
    category: {
      id: project.category,
      title: category?.title ?? '',
      ...languageFrom(category ?? {}),
    },
    pictures: project.pictures,
    isFund: project.type === FUND_TYPE,
    zakat: project.zakatEligible,
    state,
    goal: project.goal,
    raised: project.raised,
    gifts: project.gifts,
    deadline: project.deadline,
    remaining:
      takesGifts && project.deadline ? remainingTime(new Date(project.deadline), now) : null,
    offer,
    story: safeHtml(project.story, visitor.locale),
    budget: project.budget.map((row, at) => ({ ...row, share: shares[at] ?? 0 })),
    updates: project.updates,
    outcome: project.outcome,
    address: `${config().publicUrl}${links.project(project.id)}`,
    related,
  };
}

/** Returns up to three other open campaigns: first those of the same category, then the newest. */
async function fetchRelatedCards(visitor: Visitor, { id, category }: Localised<Project>) {
  const others = async (filters: { category?: string }) => {
    const { cards } = await fetchProjectCards(visitor, { ...filters, status: 'open' }, RELATED + 1);
    return cards.filter((card) => card.id !== id && card.state === 'open').slice(0, RELATED);
  };
  const sameCategory = await others({ category });
  if (sameCategory.length === RELATED) return sameCategory;
  const known = new Set(sameCategory.map((card) => card.id));
  const newest = (await others({})).filter((card) => !known.has(card.id));
  return [...sameCategory, ...newest].slice(0, RELATED);
}
