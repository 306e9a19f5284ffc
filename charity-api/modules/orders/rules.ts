/** Whether an order may be taken: each line against its campaign, and the total against the lines. */
import { takesGifts } from '#domain/deadline';
import { intentionsOf, mayNameRecipient } from '#domain/funds';
import { limitProblem, money, sum, times } from '#domain/money';
import type { CreateOrderBody } from '#contract/orders';
import type { ApiErrorCode } from '#contract/errors';

/** What must be known of a campaign to take a gift for it. */
export type GivingRules = {
  id: string;
  status: string;
  deadline: string | null;
  zakatEligible: boolean;
};

export type OrderProblem = { code: ApiErrorCode; fields?: Record<string, string> };

/** The first thing that stands against the order, or null. */
export function findProblem(
  body: Pick<CreateOrderBody, 'lines' | 'currency' | 'expectedTotal'>,
  projects: ReadonlyMap<string, GivingRules>,
  now: Date,
): OrderProblem | null {
  for (const [index, line] of body.lines.entries()) {
    const problem = lineProblem(line, body.currency, projects.get(line.projectId), now);
    if (problem) {
      return {
        code: problem.code,
        fields: { [`lines.${index}.${problem.field}`]: `api:${problem.code}` },
      };
    }
  }
  return orderTotal(body).minor === body.expectedTotal ? null : { code: 'order.totalChanged' };
}

export function orderTotal(body: Pick<CreateOrderBody, 'lines' | 'currency'>) {
  return sum(
    body.lines.map((line) => times(money(line.minor, body.currency), line.quantity)),
    body.currency,
  );
}

type LineProblem = {
  code: ApiErrorCode;
  field: keyof CreateOrderBody['lines'][number];
};

const LIMIT_CODES = { tooSmall: 'order.amountTooSmall', tooLarge: 'order.amountTooLarge' } as const;

function lineProblem(
  line: CreateOrderBody['lines'][number],
  currency: CreateOrderBody['currency'],
  project: GivingRules | undefined,
  now: Date,
): LineProblem | null {
  if (!project) return { code: 'order.itemUnknown', field: 'projectId' };
  if (!takesGifts(project, now)) return { code: 'order.itemClosed', field: 'projectId' };
  if (line.intention === 'zakat' && !project.zakatEligible) {
    return { code: 'order.notZakatEligible', field: 'intention' };
  }
  if (!intentionsOf(project).includes(line.intention)) {
    return { code: 'order.intentionNotTaken', field: 'intention' };
  }
  if (line.recipient && !mayNameRecipient([line.intention])) {
    return { code: 'order.notInAName', field: 'recipient' };
  }
  const problem = limitProblem(money(line.minor, currency), line.quantity);
  return problem && { code: LIMIT_CODES[problem], field: 'minor' };
}
