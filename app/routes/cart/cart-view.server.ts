/** The cart as pages show it: what the cookie knows, with titles, pictures and standing from the charity API. */
import {
  cartTotal,
  giftCount,
  lineTotal,
  subtotals,
  type Cart,
  type CartLine,
  type Intention,
} from '#domain/cart';
import { MAX_CART_LINES } from '#domain/constants';
import { takesGifts } from '#domain/deadline';
import { intentionsOf } from '#domain/funds';
import { money } from '#domain/money';
import { CharityError } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';
import type { Gift } from './gift-rows';

/** Why a line cannot be paid: its campaign closed, is not there any more, or may not take zakat or what else it is for. */
export type LineProblem = 'closed' | 'gone' | 'notForZakat' | 'notForThis';

export type CartLineView = Gift & {
  offeringId: string;
  picture: string | null;
  problem: LineProblem | null;
};

export type CartView = {
  currency: Cart['currency'];
  lines: CartLineView[];
  /** The lines by intention. */
  groups: { intention: Intention; lines: CartLineView[]; total: CartLineView['total'] }[];
  /** A gift to be made every month, which is paid by itself. */
  monthly: CartLineView | null;
  total: ReturnType<typeof cartTotal>;
  count: number;
  isFull: boolean;
  /** At least one line cannot be paid as it is. */
  isBlocked: boolean;
  /** Titles and standing could not be read for every line. The amounts are the donor's own and always known. */
  isIncomplete: boolean;
};

/** @param cart as a whole, or the part of it that the page is about */
export async function cartView(visitor: Visitor, cart = visitor.cart): Promise<CartView> {
  const monthly = cart.subscription ? { ...cart.subscription, quantity: 1 } : null;
  const campaigns = await campaignsOf(visitor, [...cart.lines, ...(monthly ? [monthly] : [])]);
  const view = (line: CartLine) => lineView(cart, line, campaigns.get(line.offeringId));
  const lines = cart.lines.map(view);
  return {
    currency: cart.currency,
    lines,
    groups: subtotals(cart).map((part) => ({
      ...part,
      lines: lines.filter(({ intention }) => intention === part.intention),
    })),
    monthly: monthly && view(monthly),
    total: cartTotal(cart),
    count: giftCount(cart),
    isFull: cart.lines.length >= MAX_CART_LINES,
    isBlocked: lines.some(({ problem }) => problem !== null),
    isIncomplete: [...campaigns.values()].includes('unknown'),
  };
}

type Campaign = {
  title: string;
  picture: string;
  takesGifts: boolean;
  intentions: readonly Intention[];
};
type Known = Campaign | 'gone' | 'unknown';

async function campaignsOf(
  { charity }: Visitor,
  lines: readonly CartLine[],
): Promise<Map<string, Known>> {
  const ids = [...new Set(lines.map(({ offeringId }) => offeringId))];
  const read = async (id: string): Promise<[string, Known]> => {
    try {
      const project = await charity.project(id);
      const { title, picture } = project;
      const open = takesGifts(project, new Date());
      const intentions = intentionsOf(project);
      return [id, { title, picture: picture.path, takesGifts: open, intentions }];
    } catch (error) {
      if (!(error instanceof CharityError)) throw error;
      return [id, error.isNotFound ? 'gone' : 'unknown'];
    }
  };
  return new Map(await Promise.all(ids.map(read)));
}

function lineView(cart: Cart, line: CartLine, known: Known = 'unknown'): CartLineView {
  const campaign = typeof known === 'string' ? null : known;
  return {
    id: line.id,
    offeringId: line.offeringId,
    title: campaign?.title ?? null,
    picture: campaign?.picture ?? null,
    intention: line.intention,
    recipient: line.recipient?.name ?? null,
    price: money(line.minor, cart.currency),
    quantity: line.quantity,
    total: lineTotal(cart, line),
    problem: problemOf(line, known),
  };
}

function problemOf(line: CartLine, known: Known): LineProblem | null {
  if (known === 'gone') return 'gone';
  if (known === 'unknown') return null;
  if (!known.takesGifts) return 'closed';
  if (known.intentions.includes(line.intention)) return null;
  return line.intention === 'zakat' ? 'notForZakat' : 'notForThis';
}
