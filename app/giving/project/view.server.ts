/** The data of a campaign's page. */
import { config } from '#config';
import { isDonation } from '#domain/cart';
import { FUND_TYPE, intentionsOf } from '#domain/offerings/funds';
import { remainingTime } from '#domain/time/deadline';
import { languageFrom } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { fetchProjectCards } from '../card.server';
import { fetchCategories } from '../categories.server';
import type { GiftQuery } from '../gift-query.server';
import { fetchOffered, giftOffer } from '../suggested-amounts.server';
import { calculateShares } from './budget';
import { historyView } from './history.server';
import { campaignStateOf } from './state';

const RELATED = 3;

export type ProjectView = Awaited<ReturnType<typeof loadProjectView>>;

/** @param initial initial values of the form, from the query */
export async function loadProjectView(visitor: Visitor, id: string, initial: GiftQuery = {}) {
  const now = new Date();
  const { charity, links } = visitor;
  const [project, categories, related, offered] = await Promise.all([
    charity.call('project', { params: { id } }),
    fetchCategories(charity),
    fetchRelatedCards(visitor, id),
    fetchOffered(visitor, initial),
  ]);
  const state = campaignStateOf(project, now);
  const takesGifts = state === 'open';
  const offer = takesGifts ? giftOffer(visitor, project, offered, initial) : null;
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
    countedAs: intentionsOf(project).some(isDonation) ? ('gifts' as const) : ('payments' as const),
    deadline: project.deadline,
    remaining:
      takesGifts && project.deadline ? remainingTime(new Date(project.deadline), now) : null,
    offer,
    story: safeHtml(project.story, visitor.locale),
    history: historyView(project),
    budget: project.budget.map((row, at) => ({ ...row, share: shares[at] ?? 0 })),
    updates: project.updates,
    outcome: project.outcome,
    address: `${config().publicUrl}${links.project(project.id)}`,
    related,
  };
}

/** Returns up to three other open campaigns: first those of the same category, then the newest. */
async function fetchRelatedCards(visitor: Visitor, id: string) {
  const filters = { similar: id, status: 'open' } as const;
  // One more, because the deadline of an open campaign may have passed.
  const { cards } = await fetchProjectCards(visitor, filters, RELATED + 1);
  return cards.filter((card) => card.id !== id && card.state === 'open').slice(0, RELATED);
}
