/** Inserts campaigns and funds: their facts, the words that the search finds them by, and their tags. */
import type { Transaction } from 'kysely';
import { foldedWords } from '#domain/folding';
import { FUND_TYPE, intentionsOf } from '#domain/offerings/funds';
import type { Database } from '../../tables';
import type { CampaignTable } from '../../tables/offerings';
import { sample, storyForAScholar } from '../content/marks';
import { tagsOf } from '../content/tags';
import type { SeedProject, SeedText } from '../content/types';
import { daysAgo, endOfDay } from '../days';
import { insertOfferings, offeringRows, type Placed, type RowsWithFacts } from '../offering-rows';

export type CampaignRows = RowsWithFacts<CampaignTable> & {
  /** Each word once, whatever its language. */
  words: string;
  tags: readonly string[];
};

export async function insertCampaigns(
  tx: Transaction<Database>,
  campaigns: readonly CampaignRows[],
): Promise<void> {
  const numbers = await insertOfferings(tx, campaigns);
  const numberOf = ({ offering }: CampaignRows) => numbers.get(offering.id)!;
  await tx
    .insertInto('campaigns')
    .values(campaigns.map(({ facts }) => facts))
    .execute();
  await tx
    .insertInto('offering_search')
    .values(campaigns.map((rows) => ({ rowid: numberOf(rows), words: rows.words })))
    .execute();
  const tagged = campaigns.flatMap((rows) =>
    rows.tags.map((tag) => ({ tag, offering: numberOf(rows) })),
  );
  if (tagged.length > 0) await tx.insertInto('offering_tags').values(tagged).execute();
}

export function campaignRows(written: SeedProject, at: Placed): CampaignRows {
  const { id, title, summary, place, closesInDays } = written;
  const { today } = at;
  return {
    ...offeringRows(
      written.type === FUND_TYPE ? 'fund' : 'campaign',
      {
        ...written,
        story: storyOf(written),
        intentions: intentionsOf(written),
        closesAt: closesInDays === null ? null : endOfDay(today, closesInDays),
      },
      at,
    ),
    facts: {
      offering_id: id,
      place: JSON.stringify(place),
      outcome: outcomeOf(written, today),
      budget: JSON.stringify(written.budget),
      impact: JSON.stringify(written.impact),
      updates: JSON.stringify(
        written.updates.map((update) => ({
          at: daysAgo(today, update.daysAgo),
          text: sample(update.text),
        })),
      ),
    },
    words: [...new Set([title, summary, place].flatMap(wordsOf))].join(' '),
    tags: tagsOf(id),
  };
}

function storyOf({ story, zakatEligible, tellsRulings }: SeedProject): SeedText {
  return zakatEligible || tellsRulings ? storyForAScholar(story) : story;
}

/** Variations of a campaign share most of its texts: each is folded once. */
const folded = new WeakMap<SeedText, string[]>();

function wordsOf(text: SeedText): string[] {
  let words = folded.get(text);
  if (!words) folded.set(text, (words = Object.values(text).flatMap(foldedWords)));
  return words;
}

function outcomeOf(written: SeedProject, today: Date): string | null {
  if (!written.outcome) return null;
  const { text, spent } = written.outcome;
  const reported = written.updates[0]?.daysAgo ?? Math.max(0, -(written.closesInDays ?? 0));
  return JSON.stringify({ text: sample(text), spent, at: daysAgo(today, reported) });
}
