/** The content kinds of campaigns and funds. A fund is a campaign of the type `fund` that has no end. */
import type * as z from 'zod';
import { campaignContent, fundContent } from '#contract/content';
import { money } from '#domain/money';
import { FUND_TYPE, intentionOfFund } from '#domain/offerings/funds';
import { problemIf, type FieldProblem } from '../kind';
import type { Move } from '../move';
import { writeAmount } from '../values/plain';
import type { OfferingTerms } from './offering';
import { offeringKind } from './offering-kind';

export type FundValue = z.output<typeof fundContent>;
type CampaignValue = z.output<typeof campaignContent>;

export const campaigns = offeringKind({
  ...{ name: 'campaigns', kind: 'campaign', schema: campaignContent },
  check: ({ id, value }) => [...idProblems(id), ...campaignProblems(value)],
  terms: campaignTerms,
  saveMore: async (db, { seq, value: { tags } }) => {
    await db.deleteFrom('offering_tags').where('offering', '=', seq).execute();
    const tagged = tags.map((tag) => ({ tag, offering: seq }));
    if (tagged.length > 0) await db.insertInto('offering_tags').values(tagged).execute();
  },
  moved: ({ updates, outcome }, move) => ({
    updates: movedUpdates(updates, move),
    outcome: outcome && { ...outcome, at: move.day(outcome.at) },
  }),
});

export const openFunds = offeringKind({
  ...{ name: 'funds', kind: 'fund', schema: fundContent },
  check: ({ id, value }) => [...idProblems(id), ...intentionProblems(id, value)],
  references: () => [{ kind: 'types', id: FUND_TYPE }],
  terms: ({ category, featured }) => ({
    ...{ type: FUND_TYPE, category, featured: featured ? 1 : 0 },
  }),
  moved: ({ updates }, move) => ({ updates: movedUpdates(updates, move) }),
});

function campaignTerms({ type, category, goal, featured }: CampaignValue): OfferingTerms {
  return { type, category, goal: goal && goal.minor, featured: featured ? 1 : 0 };
}

const movedUpdates = (updates: FundValue['updates'], move: Move) =>
  updates.map((one) => ({ ...one, at: move.day(one.at) }));

/** Ids that would conflict with the URL of another page, such as /projects/zakat. */
const PAGES = ['zakat', 'stock-purge', 'sacrifices', 'type'];

const idProblems = (id: string) => [
  ...problemIf(PAGES.includes(id), {
    ...{ field: '', text: { key: 'idReserved' } },
    message: `/projects/${id} is a page of the site. Choose another name.`,
  }),
  ...problemIf(id.endsWith('-endowment'), {
    ...{ field: '', text: { key: 'idReserved' } },
    message: 'Only the name of an endowment may end with -endowment.',
  }),
];

/** The funds of FUNDS receive one intention each, so that the gifts to a category never go to one of them. */
function intentionProblems(id: string, { intentions }: FundValue): FieldProblem[] {
  const own = intentionOfFund(id);
  const message = `The fund ${id} accepts only ${own}. Write intentions: [${own}].`;
  return problemIf(own !== undefined && intentions.join() !== own, { field: '', message });
}

function campaignProblems(value: CampaignValue): FieldProblem[] {
  const { type, goal, budget, status, outcome } = value;
  const total = budget.reduce((sum, item) => sum + item.amount.minor, 0);
  return [
    ...problemIf(type === FUND_TYPE, { field: '', message: 'Put funds into the folder funds.' }),
    ...(goal !== null && budget.length > 0 && total !== goal.minor
      ? [budgetProblem(writeAmount(money(total, 'OMR')), writeAmount(goal))]
      : []),
    ...problemIf(outcome !== null && status !== 'completed', {
      ...{ field: '', message: 'Only a completed campaign has an outcome.' },
      text: { key: 'outcomeEarly' },
    }),
  ];
}

const budgetProblem = (total: string, goal: string): FieldProblem => ({
  field: '',
  message: `The budget totals ${total}, but the goal is ${goal}.`,
  text: { key: 'budgetTotal', values: { total, goal } },
});
