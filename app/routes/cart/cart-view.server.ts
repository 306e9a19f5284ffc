/** The cart as pages show it: what the cookie knows, with titles, pictures and standing from the charity API. */
import { cartTotal, giftCount, lineTotal, subtotals, type Cart, type CartLine } from '#domain/cart';
import { MAX_CART_LINES } from '#domain/constants';
import { takesGifts } from '#domain/deadline';
import { money } from '#domain/money';
import { CharityError } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';
import type { Gift } from './gift-rows';

/** Why a line cannot be paid: its campaign closed, is not there any more, or may not take zakat. */
export type LineProblem = 'closed' | 'gone' | 'notForZakat';

export type CartLineView = Gift & {
  projectId: string;
  picture: string | null;
  problem: LineProblem | null;
};

export type CartView = {
  currency: Cart['currency'];
  lines: CartLineView[];
  subtotals: ReturnType<typeof subtotals>;
  total: ReturnType<typeof cartTotal>;
  count: number;
  isFull: boolean;
  /** At least one line cannot be paid as it is. */
  isBlocked: boolean;
  /** Titles and standing could not be read for every line. The amounts are the donor's own and always known. */
  isIncomplete: boolean;
};

export async function cartView(visitor: Visitor): Promise<CartView> {
  const { cart } = visitor;
  const campaigns = await campaignsOf(visitor);
  const lines = cart.lines.map((line) => lineView(cart, line, campaigns.get(line.projectId)));
  return {
    currency: cart.currency,
    lines,
    subtotals: subtotals(cart),
    total: cartTotal(cart),
    count: giftCount(cart),
    isFull: cart.lines.length >= MAX_CART_LINES,
    isBlocked: lines.some(({ problem }) => problem !== null),
    isIncomplete: [...campaigns.values()].includes('unknown'),
  };
}

type Campaign = { title: string; picture: string; takesGifts: boolean; zakatEligible: boolean };
type Known = Campaign | 'gone' | 'unknown';

async function campaignsOf({ cart, charity }: Visitor): Promise<Map<string, Known>> {
  const ids = [...new Set(cart.lines.map(({ projectId }) => projectId))];
  const read = async (id: string): Promise<[string, Known]> => {
    try {
      const { title, picture, status, deadline, zakatEligible } = await charity.project(id);
      const open = takesGifts({ status, deadline }, new Date());
      return [id, { title, picture: picture.path, takesGifts: open, zakatEligible }];
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
    projectId: line.projectId,
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
  return line.intention === 'zakat' && !known.zakatEligible ? 'notForZakat' : null;
}
