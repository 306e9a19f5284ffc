/** Action of the holdings form: returns the page with the calculated amounts, or adds the total to the cart. */
import type { Money } from '#domain/money';
import { translateMessage } from '#web/forms/message';
import { FormProblem, type ActionContext } from '../../forms/action.server';
import type { Sender } from '../../visitor/visitor.server';
import { createCartLine } from '../../giving/line.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { nextId, type Holdings } from './schema.server';
import { isPublished, PAGES, type HoldingKind, type Subject } from './kinds';
import {
  datedRates,
  findSubjects,
  fetchSubjectsById,
  ratesFrom,
  type SearchResult,
} from './subjects.server';
import {
  MAX_ROWS,
  amountToken,
  calculateHoldings,
  type KnownRow,
  type Row,
  type HoldingsResult,
} from './worked-out';

/** Reason why no gift or no row was added. The page has a text for each. */
export type Rejection = 'empty' | 'mend' | 'changed' | 'tooMany';

export type HoldingsPageState = {
  rows: KnownRow[];
  found: SearchResult;
  /** Id of the row to focus: the new row, or the first row with an error. */
  focus: number | null;
  /** True when rows without a number show an error. False while the donor is still adding rows. */
  strict: boolean;
  refusal: Rejection | null;
  /** Error messages of the cart or of the charity API, in the donor's language. */
  said: string[];
};

/**
 * Recalculates the total from the rows. A payment is accepted only when the total equals the amount on the clicked
 * button (`shown`); otherwise the page is returned with 400 or 409.
 * @throws FormProblem; CharityError
 */
export async function handleHoldings(
  kind: HoldingKind,
  { rows: sent, search, shown, intent }: Holdings,
  { visitor, show }: Pick<ActionContext, 'visitor' | 'show'>,
) {
  const isFull = sent.length > MAX_ROWS || (intent.do === 'add' && sent.length === MAX_ROWS);
  const kept = applyIntent(intent, sent.slice(0, MAX_ROWS));
  const [subjects, found] = await Promise.all([
    fetchSubjectsById(
      visitor,
      kind,
      kept.map(({ subject }) => subject),
    ),
    findSubjects(visitor, kind, search),
  ]);
  const rows = withDefaultPeriods(kind, kept, subjects);
  const worked = calculateHoldings(
    kind,
    rows,
    visitor.currency,
    ratesFrom(await datedRates(visitor)),
  );
  const added = intent.do === 'add' && !isFull ? (rows.at(-1)?.id ?? null) : null;
  const pays = intent.do === 'donate' || intent.do === 'cart' ? intent.do : null;
  const strict = pays !== null || intent.do === 'work';
  const firstWrong = worked.rows.find(({ problem }) => problem !== null)?.id ?? null;
  const answer = (refusal: Rejection | null, said: string[] = []): HoldingsPageState => ({
    rows,
    found,
    focus: strict ? firstWrong : added,
    strict,
    refusal,
    said,
  });
  if (isFull) return show(answer('tooMany'), 400);
  if (!pays) return show(answer(null));
  const refusal = rejectionFor(worked, shown);
  if (refusal !== null) return show(answer(refusal), refusal === 'changed' ? 409 : 400);
  try {
    return await pay(kind, visitor, worked.total, pays);
  } catch (problem) {
    if (!(problem instanceof FormProblem)) throw problem;
    const said = Object.values(problem.fields).map((key) => translateMessage(key, visitor.t));
    return show(answer(null, said), problem.status);
  }
}

function applyIntent(intent: Holdings['intent'], rows: readonly Row[]): Row[] {
  if (intent.do === 'remove') return rows.filter(({ id }) => id !== intent.row);
  if (intent.do !== 'add' || rows.length === MAX_ROWS) return [...rows];
  return [...rows, { id: nextId(rows), subject: intent.subject, period: '', count: '' }];
}

/** Gives each new row the newest published period of its subject that no other row has. */
function withDefaultPeriods(
  kind: HoldingKind,
  rows: readonly Row[],
  subjects: ReadonlyMap<string, Subject>,
): KnownRow[] {
  return rows.map((row) => {
    const known = subjects.get(row.subject) ?? null;
    if (row.period !== '' || !known) return { ...row, known };
    const taken = rows.filter(({ subject }) => subject === row.subject).map(({ period }) => period);
    const said = known.figures.filter((figures) => isPublished(kind, figures));
    const free = said.find(({ period }) => !taken.includes(period));
    return { ...row, known, period: (free ?? said[0] ?? known.figures[0])?.period ?? '' };
  });
}

function rejectionFor({ rows, total, standing }: HoldingsResult, shown: string): Rejection | null {
  if (rows.length === 0) return 'empty';
  if (rows.some(({ problem }) => problem !== null)) return 'mend';
  // When no amount is due, the page itself shows the reason.
  if (standing !== 'due' || !total || shown !== amountToken(total)) return 'changed';
  return null;
}

async function pay(
  kind: HoldingKind,
  visitor: Sender,
  amount: Money | null,
  intent: 'donate' | 'cart',
): Promise<Response> {
  const { fund, intention, address } = PAGES[kind];
  const { currency } = visitor;
  const line = await createCartLine(
    visitor,
    { id: fund, kinds: ['fund'] },
    { currency, amount, quantity: 1, intention },
  );
  // The total is calculated from the rows, so the cart does not offer to change its quantity.
  return addGiftsToCart(visitor, [{ ...line, isOne: true }], currency, {
    intent,
    back: address(visitor.links),
  });
}
