/** The data of a campaign's page. */
import { config } from '#config';
import type { Project } from '#contract/content';
import { isDonation } from '#domain/cart';
import type { Money } from '#domain/money';
import { FUND_TYPE, intentionsOf } from '#domain/offerings/funds';
import { daysBetween } from '#domain/offerings/history';
import { areaPath, linePath } from '#domain/plots/line';
import { scaleTo } from '#domain/plots/scale';
import { remainingTime } from '#domain/time/deadline';
import { languageFrom } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { fetchProjectCards } from '../card.server';
import { fetchCategories } from '../categories.server';
import type { GiftQuery } from '../gift-query.server';
import { fetchOffered, giftOffer } from '../suggested-amounts.server';
import { campaignStateOf } from './state';

/** Units of the SVG, which its page stretches to any width. */
const WIDTH = 400;
const HEIGHT = 160;

/** Returns null when the history is missing, or does not end with the raised amount that the page shows. */
export function historyView({
  history,
  raised,
  goal,
}: Pick<Project, 'history' | 'raised' | 'goal'>) {
  const [first, last] = [history[0], history.at(-1)];
  const isInOrder = history.every(({ day }, at) => at === 0 || history[at - 1]!.day < day);
  const isExact = last?.raised.minor === raised.minor && last.raised.currency === raised.currency;
  if (!first || !last || history.length < 2 || !isInOrder || !isExact) return null;
  const x = scaleTo(WIDTH, daysBetween(first.day, last.day));
  const highest = Math.max(goal?.minor ?? 0, ...history.map((point) => point.raised.minor));
  const y = scaleTo(HEIGHT, highest);
  const points = history.map((point) => ({
    x: x(daysBetween(first.day, point.day)),
    y: y(point.raised.minor),
  }));
  return {
    points: history,
    box: `0 0 ${WIDTH} ${HEIGHT}`,
    line: linePath(points, HEIGHT),
    area: areaPath(points, HEIGHT),
    goalLine:
      goal &&
      linePath(
        [0, WIDTH].map((at) => ({ x: at, y: y(goal.minor) })),
        HEIGHT,
      ),
  };
}

/**
 * Returns whole percentages that add up to 100 (largest remainder method): each is rounded down, and the remaining
 * points go to the rows with the largest fractions. Returns zeros when the total is zero.
 */
export function calculateShares(amounts: readonly Pick<Money, 'minor'>[]): number[] {
  const total = amounts.reduce((sum, { minor }) => sum + minor, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map(({ minor }) => (minor / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, at) => ({ at, lost: share - shares[at]! }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at);
  for (const { at } of byLoss.slice(0, missing)) shares[at]! += 1;
  return shares;
}

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
