/** The content kinds of campaigns and funds. A fund is a campaign of the type `fund` that has no end. */
import type { LocalisedText } from '#domain/locales';
import { FUND_TYPE, intentionOfFund } from '#domain/offerings/funds';
import type { Db } from '../../db/tables';
import type { CampaignTable } from '../../db/tables/offerings';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Item, Kind } from '../kind';
import type { Move } from '../move';
import { startOfDay } from '../values/dates';
import { amount, yesOrNo } from '../values/plain';
import { withAllLocales, reference, text } from '../values/text';
import { json, parseColumn, textOf } from './columns';
import {
  moveOffering,
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: true });
// `position` and `anyAmount` are omitted: lists of both order by date, and both accept any amount.
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

const NO_CAMPAIGN = { type: FUND_TYPE, tags: [], goal: null, budget: [], outcome: null };

export const campaigns: Kind<CampaignValue> = {
  name: 'campaigns',
  isOffering: true,
  codec: object(campaignFields),
  check: ({ id, value }) => [...idProblems(id), ...campaignProblems(value)],
  references: ({ type, category, tags }) => [
    { kind: 'types', id: type },
    { kind: 'categories', id: category },
    ...tags.map((id) => ({ kind: 'tags', id })),
  ],
  read: (db) => readCampaigns(db, 'campaign'),
  save: (db, item) => saveCampaign(db, 'campaign', item),
  remove: withdrawOffering,
  move: (value, move) => ({
    ...moveCampaign(value, move),
    outcome: value.outcome && { ...value.outcome, at: move.day(value.outcome.at) },
  }),
};

export const openFunds: Kind<FundValue> = {
  name: 'funds',
  isOffering: true,
  codec: object(funds),
  check: ({ id, value }) => [...idProblems(id), ...intentionProblems(id, value)],
  references: ({ category }) => [
    { kind: 'types', id: FUND_TYPE },
    { kind: 'categories', id: category },
  ],
  read: async (db) =>
    (await readCampaigns(db, 'fund')).map(
      ({ id, value: { tags, goal, budget, outcome, type, ...value } }) => ({
        id,
        value,
      }),
    ),
  save: (db, { id, value }) =>
    saveCampaign(db, 'fund', { id, value: { ...value, ...NO_CAMPAIGN } }),
  remove: withdrawOffering,
  move: moveCampaign,
};

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

/** Values of the fields that files of campaigns and funds do not have. Lists order both by date. */
const POSITION = { position: 0, anyAmount: true };

async function readCampaigns(db: Db, kind: 'campaign' | 'fund'): Promise<Item<CampaignValue>[]> {
  const rows = await offeringRows(db, kind);
  const facts = await db.selectFrom('campaigns').selectAll().execute();
  const factsById = new Map(facts.map((fact) => [fact.offering_id, fact]));
  const tags = await tagsBySeq(db);
  return rows.flatMap((row) => {
    const fact = factsById.get(row.id);
    if (!fact) return [];
    const { position: __, anyAmount: ___, ...value } = offeringValue(row);
    return [
      {
        id: row.id,
        value: {
          ...value,
          type: row.type ?? '',
          category: row.category ?? '',
          tags: tags.get(row.seq) ?? [],
          goal: row.goal,
          featured: row.featured === 1,
          ...factsOf(fact),
        },
      },
    ];
  });
}

type Labelled = { label: LocalisedText; amount: number };
type Impact = { amount: number; text: LocalisedText };
type Update = { at: string; text: LocalisedText };

const factsOf = ({ place, budget, impact, updates, outcome }: CampaignTable) => ({
  place: textOf(place),
  budget: parseColumn<Labelled[]>(budget).map((one) => ({
    ...one,
    label: withAllLocales(one.label),
  })),
  impact: parseColumn<Impact[]>(impact).map((one) => ({ ...one, text: withAllLocales(one.text) })),
  updates: parseColumn<Update[]>(updates).map((one) => ({
    ...one,
    text: withAllLocales(one.text),
  })),
  outcome: outcome === null ? null : parseColumn<CampaignValue['outcome']>(outcome),
});

async function tagsBySeq(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('offering_tags')
    .innerJoin('tags', 'tags.id', 'offering_tags.tag')
    .select(['offering', 'tag'])
    .orderBy('position')
    .execute();
  const bySeq = new Map<number, string[]>();
  for (const { offering, tag } of rows) bySeq.set(offering, [...(bySeq.get(offering) ?? []), tag]);
  return bySeq;
}

/** Returns the row of the `campaigns` table, which has the columns that other offerings do not have. */
export function campaignFacts(id: string, value: CampaignValue): CampaignTable {
  const { place, budget, impact, updates, outcome } = value;
  return {
    offering_id: id,
    place: json(place),
    outcome: outcome && json({ text: outcome.text, spent: outcome.spent, at: outcome.at }),
    budget: json(budget.map(({ label, amount }) => ({ label, amount }))),
    impact: json(impact.map(({ amount, text }) => ({ amount, text }))),
    updates: json(updates.map(({ at, text }) => ({ at, text }))),
  };
}

export function campaignColumns(kind: 'campaign' | 'fund', { id, value }: Item<CampaignValue>) {
  const { type, category, goal, featured } = value;
  return offeringColumns(
    { ...value, ...POSITION },
    { id, kind, type, category, goal, featured: featured ? 1 : 0 },
  );
}

async function saveCampaign(
  db: Db,
  kind: 'campaign' | 'fund',
  item: Item<CampaignValue>,
): Promise<void> {
  const { seq } = await saveOffering(db, campaignColumns(kind, item));
  await saveRow(db, 'campaigns', campaignFacts(item.id, item.value));
  await db.deleteFrom('offering_tags').where('offering', '=', seq).execute();
  const tagged = item.value.tags.map((tag) => ({ tag, offering: seq }));
  if (tagged.length > 0) await db.insertInto('offering_tags').values(tagged).execute();
}

function moveCampaign<Value extends FundValue>(value: Value, move: Move): Value {
  return {
    ...moveOffering({ ...value, ...POSITION }, move),
    updates: value.updates.map((one) => ({ ...one, at: move.day(one.at) })),
  };
}
