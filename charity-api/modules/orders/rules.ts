/** Whether an order may be taken: each line against what it is given to, and the total against the lines. */
import { mayNameRecipient } from '#domain/funds';
import { limitProblem, money, sum, times, type Currency } from '#domain/money';
import {
  isPrice,
  namesTaken,
  needsAgency,
  standingOf,
  type OfferingTerms,
  type Standable,
} from '#domain/offerings';
import type { CreateOrderBody } from '#contract/orders';
import type { ApiErrorCode } from '#contract/errors';

/** What must be known of something to take a gift for it. */
export type GivingRules = OfferingTerms & Standable;

export type OrderProblem = { code: ApiErrorCode; fields?: Record<string, string> };

type Line = CreateOrderBody['lines'][number];
type Asked = Pick<CreateOrderBody, 'lines' | 'currency' | 'expectedTotal'>;

export type Knowledge = {
  offerings: ReadonlyMap<string, GivingRules>;
  /** Units of each currency for one rial; null: prices were agreed before and are not asked about again. */
  rates: Partial<Record<Currency, string>> | null;
  now: Date;
};

/** The first thing that stands against the order, or null. What is left of each thing is found out by taking it. */
export function findProblem(asked: Asked, known: Knowledge): OrderProblem | null {
  for (const [index, line] of asked.lines.entries()) {
    const problem = lineProblem(line, asked.currency, known);
    if (problem) {
      return {
        code: problem.code,
        fields: { [`lines.${index}.${problem.field}`]: `api:${problem.code}` },
      };
    }
  }
  return orderTotal(asked).minor === asked.expectedTotal ? null : { code: 'order.totalChanged' };
}

export function orderTotal(body: Pick<CreateOrderBody, 'lines' | 'currency'>) {
  return sum(
    body.lines.map((line) => times(money(line.minor, body.currency), line.quantity)),
    body.currency,
  );
}

type LineProblem = { code: ApiErrorCode; field: keyof Line };

const LIMIT_CODES = { tooSmall: 'order.amountTooSmall', tooLarge: 'order.amountTooLarge' } as const;

function lineProblem(line: Line, currency: Currency, known: Knowledge): LineProblem | null {
  const offering = known.offerings.get(line.offeringId);
  if (!offering) return { code: 'order.itemUnknown', field: 'offeringId' };
  const standing = standingOf(offering, known.now);
  if (standing === 'closed' || (standing === 'completed' && !offering.limit)) {
    return { code: 'order.itemClosed', field: 'offeringId' };
  }
  return (
    intentionProblem(line, offering) ??
    personProblem(line, offering) ??
    amountProblem(line, currency, offering, known)
  );
}

function intentionProblem(line: Line, { intentions }: GivingRules): LineProblem | null {
  if (intentions.includes(line.intention)) return null;
  const code = line.intention === 'zakat' ? 'order.notZakatEligible' : 'order.intentionNotTaken';
  return { code, field: 'intention' };
}

/** For whom it is, and whether the charity was asked to do it. */
function personProblem(line: Line, { kind }: GivingRules): LineProblem | null {
  if (line.recipient && !mayNameRecipient([line.intention])) {
    return { code: 'order.notInAName', field: 'recipient' };
  }
  const names = line.names?.length ?? 0;
  const wanted = namesTaken(kind, line.quantity);
  // A share is offered for somebody; a certificate may be left out.
  const isNamed = kind === 'sacrifice' ? names === wanted : names <= wanted;
  if (!isNamed) return { code: 'order.namesMissing', field: 'names' };
  if (needsAgency(kind) && !line.agency) return { code: 'order.agencyMissing', field: 'agency' };
  return null;
}

function amountProblem(
  { minor, quantity }: Line,
  currency: Currency,
  { price, anyAmount, limit }: GivingRules,
  { rates }: Knowledge,
): LineProblem | null {
  const asked = money(minor, currency);
  // What is left of a bill is measured in rials: without a rate of these days nobody can say what this pays of it.
  if (limit?.unit === 'money' && rates !== null && !rates[currency]) {
    return { code: 'order.priceChanged', field: 'minor' };
  }
  const isOfPrice = price !== null && (rates === null || isPrice(asked, price, rates));
  if (price !== null && !isOfPrice && !(anyAmount && quantity === 1)) {
    return { code: 'order.priceChanged', field: 'minor' };
  }
  const problem = limitProblem(asked, quantity);
  // A price is what it is; and the last of a bill may be less than the least: taking it tells.
  if (problem === 'tooSmall' && (isOfPrice || limit?.unit === 'money')) return null;
  return problem && { code: LIMIT_CODES[problem], field: 'minor' };
}
