/** View of an endowment's page. */
import { config } from '#config';
import { fetchAllPages } from '../../../charity/whole';
import { fetchFreshRates } from '../../../giving/rates.server';
import { safeHtml } from '#web/security/rich-text.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { cardOf } from './card.server';

export type EndowmentView = Awaited<ReturnType<typeof endowmentView>>;

const MAX_OTHERS = 3;

/** @throws CharityError */
export async function endowmentView(visitor: Visitor, id: string) {
  const [endowment, all, rates] = await Promise.all([
    visitor.charity.call('endowment', { params: { id } }),
    fetchAllPages((page) => visitor.charity.call('endowments', { query: page })),
    fetchFreshRates(visitor),
  ]);
  const cards = all.map((one) => cardOf(visitor, one, rates));
  const { summary, gifts, pictures, facts, story } = endowment;
  const card = cardOf(visitor, endowment, rates);
  return {
    ...card,
    ...{ summary, gifts, pictures, facts },
    story: safeHtml(story, visitor.locale),
    currency: visitor.currency,
    address: `${config().publicUrl}${card.to}`,
    others: cards.filter((other) => other.id !== id && other.isOpen).slice(0, MAX_OTHERS),
  };
}
