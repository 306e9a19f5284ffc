/** The content kinds of campaigns and funds. A fund is a campaign of the type `fund` that has no end. */
import { FUND_TYPE, intentionOfFund } from '#domain/offerings/funds';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem } from '../kind';
import type { Move } from '../move';
import { startOfDay } from '../values/dates';
import { amount, yesOrNo } from '../values/plain';
import { reference, text } from '../values/text';
import { offeringFields, type OfferingTerms } from './offering';
import { offeringKind } from './offering-kind';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: true });
// Without `position` and `anyAmount`: lists of both order by date, and both accept any amount.
const { title, summary, published, closes, status, intentions } = first;
const category = reference('categories', 'a category');
const featured = optional(yesOrNo, false);
const impact = {
  /** The effect of an amount. The page shows the text after the amount. */
  impact: optional(list(object({ amount, text })), []),
  /** Newest first. */
  updates: optional(list(object({ at: startOfDay, text })), []),
};
const funds = {
  ...{ title, summary, category, place: text },
  ...{ published, closes, status, featured, intentions },
  ...impact,
  ...last,
};
const campaignFields = {
  ...{ title, summary, type: reference('types', 'a type of campaigns'), category },
  tags: optional(list(reference('tags', 'a tag')), []),
  place: text,
  goal: optional(amount, null),
  ...{ published, closes, status, featured, intentions },
  /** The planned expenses. Their total must equal the goal. */
  budget: optional(list(object({ label: text, amount })), []),
  ...impact,
  /** The result of a completed campaign. */
  outcome: optional(object({ at: startOfDay, spent: amount, text }), null),
  ...last,
};

export type FundValue = ObjectOf<typeof funds>;
export type CampaignValue = ObjectOf<typeof campaignFields>;

export const campaigns = offeringKind<CampaignValue>({
  ...{ name: 'campaigns', kind: 'campaign', codec: object(campaignFields) },
  check: ({ id, value }) => [...idProblems(id), ...campaignProblems(value)],
  references: ({ type, category, tags }) => [
    { kind: 'types', id: type },
    { kind: 'categories', id: category },
    ...tags.map((id) => ({ kind: 'tags', id })),
  ],
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

export const openFunds = offeringKind<FundValue>({
  ...{ name: 'funds', kind: 'fund', codec: object(funds) },
  check: ({ id, value }) => [...idProblems(id), ...intentionProblems(id, value)],
  references: ({ category }) => [
    { kind: 'types', id: FUND_TYPE },
    { kind: 'categories', id: category },
  ],
  terms: ({ category, featured }) => ({
    ...{ type: FUND_TYPE, category, featured: featured ? 1 : 0 },
  }),
  moved: ({ updates }, move) => ({ updates: movedUpdates(updates, move) }),
});

export function campaignTerms({ type, category, goal, featured }: CampaignValue): OfferingTerms {
  return { type, category, goal, featured: featured ? 1 : 0 };
}

const movedUpdates = (updates: FundValue['updates'], move: Move) =>
  updates.map((one) => ({ ...one, at: move.day(one.at) }));

/** Ids that would conflict with the URL of another page, such as /projects/zakat. */
const RESERVED = { key: 'idReserved' } as const;
const PAGES = ['zakat', 'stock-purge', 'sacrifices', 'type'];

function idProblems(id: string): FieldProblem[] {
  const reserved = `/projects/${id} is a page of the site. Choose another name.`;
  const ending = 'Only the name of an endowment may end with -endowment.';
  return [
    ...(PAGES.includes(id) ? [{ field: '', message: reserved, text: RESERVED }] : []),
    ...(id.endsWith('-endowment') ? [{ field: '', message: ending, text: RESERVED }] : []),
  ];
}

/** The funds of FUNDS receive one intention each, so that the gifts to a category never go to one of them. */
function intentionProblems(id: string, { intentions }: FundValue): string[] {
  const own = intentionOfFund(id);
  return own && intentions.join() !== own
    ? [`The fund ${id} accepts only ${own}. Write intentions: [${own}].`]
    : [];
}

function campaignProblems(value: CampaignValue): (string | FieldProblem)[] {
  const { type, goal, budget, status, outcome } = value;
  const total = budget.reduce((sum, item) => sum + item.amount, 0);
  return [
    ...(type === FUND_TYPE ? ['Put funds into the folder funds.'] : []),
    ...(goal !== null && budget.length > 0 && total !== goal
      ? [budgetProblem(amount.write(total) as string, amount.write(goal) as string)]
      : []),
    ...(outcome && status !== 'completed'
      ? [
          {
            ...{ field: '', message: 'Only a completed campaign has an outcome.' },
            text: { key: 'outcomeEarly' } as const,
          },
        ]
      : []),
  ];
}

const budgetProblem = (total: string, goal: string): FieldProblem => ({
  field: '',
  message: `The budget totals ${total}, but the goal is ${goal}.`,
  text: { key: 'budgetTotal', values: { total, goal } },
});
