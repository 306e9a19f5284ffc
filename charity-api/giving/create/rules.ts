/** Validates an order: each line against the terms of its offering, and the total against the lines. */
import { mayNameRecipient } from '#domain/offerings/funds';
import { money, type Currency } from '#domain/money';
import {
  amountProblem,
  nameFieldCount,
  needsAgency,
  availabilityOf,
  type OfferingTerms,
  type AvailabilityInput,
} from '#domain/offerings';
import type { CreateOrderBody } from '#contract/orders';
import type { ApiErrorCode } from '#contract/errors';
import { totalOf } from '../../payments/quotes';

export type GivingRules = OfferingTerms & AvailabilityInput;

export type OrderProblem = { code: ApiErrorCode; fields?: Record<string, string> };

type Line = CreateOrderBody['lines'][number];
type Asked = Pick<CreateOrderBody, 'lines' | 'currency' | 'expectedTotal'>;

export type OrderContext = {
  offerings: ReadonlyMap<string, GivingRules>;
  /** Units of each currency for one rial. null for a retry: its prices were accepted earlier and are not checked. */
  rates: Partial<Record<Currency, string>> | null;
  now: Date;
};

/** Returns the first problem of the order, or null. Remaining units are checked later, by the reservation. */
export function findProblem(asked: Asked, known: OrderContext): OrderProblem | null {
  for (const [index, line] of asked.lines.entries()) {
    const problem = lineProblem(line, asked.currency, known);
    if (problem) {
      return {
        code: problem.code,
        fields: { [`lines.${index}.${problem.field}`]: `api:${problem.code}` },
      };
    }
  }
  const total = totalOf({ currency: asked.currency, gifts: asked.lines });
  return total.minor === asked.expectedTotal ? null : { code: 'order.totalChanged' };
}

type LineProblem = { code: ApiErrorCode; field: keyof Line };

const AMOUNT_CODES = {
  priceChanged: 'order.priceChanged',
  tooSmall: 'order.amountTooSmall',
  tooLarge: 'order.amountTooLarge',
} as const;

function lineProblem(line: Line, currency: Currency, known: OrderContext): LineProblem | null {
  const offering = known.offerings.get(line.offeringId);
  if (!offering) return { code: 'order.itemUnknown', field: 'offeringId' };
  const availability = availabilityOf(offering, known.now);
  if (availability === 'closed' || (availability === 'completed' && !offering.limit)) {
    return { code: 'order.itemClosed', field: 'offeringId' };
  }
  const other = intentionProblem(line, offering) ?? personProblem(line, offering);
  if (other) return other;
  const asked = { ...line, total: money(line.total, currency) };
  const problem = amountProblem(asked, offering, known.rates);
  return problem && { code: AMOUNT_CODES[problem], field: 'total' };
}

function intentionProblem(line: Line, { intentions }: GivingRules): LineProblem | null {
  if (intentions.includes(line.intention)) return null;
  const code = line.intention === 'zakat' ? 'order.notZakatEligible' : 'order.intentionNotTaken';
  return { code, field: 'intention' };
}

function personProblem(line: Line, { kind }: GivingRules): LineProblem | null {
  if (line.recipient && !mayNameRecipient([line.intention])) {
    return { code: 'order.notInAName', field: 'recipient' };
  }
  const names = line.names?.length ?? 0;
  const wanted = nameFieldCount(kind, line.quantity);
  // A sacrifice needs a name for each share. The name on an endowment certificate is optional.
  const isNamed = kind === 'sacrifice' ? names === wanted : names <= wanted;
  if (!isNamed) return { code: 'order.namesMissing', field: 'names' };
  if (needsAgency(kind) && !line.agency) return { code: 'order.agencyMissing', field: 'agency' };
  return null;
}
