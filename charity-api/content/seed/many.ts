/** Generates many campaigns from those of the demonstration, for tests at scale. The same day gives the same rows. */
import type { Transaction } from 'kysely';
import type { LocalisedText } from '#domain/locales';
import { money } from '#domain/money';
import { days } from '#domain/time/durations';
import type { Figures } from '../demonstration';
import { figuresOf } from '../demonstration';
import type { Item } from '../kind';
import { campaigns as campaignKind, campaignTerms, type CampaignValue } from '../kinds/campaigns';
import { offeringColumns } from '../kinds/offering';
import { indexItem } from '../search-index';
import { byDate } from '../searched';
import type { Database } from '../../db/tables';

export type WrittenCampaign = Item<CampaignValue> & { figures: Figures };

/** Returns variation `n` of a campaign: a number after the title, other figures and dates, and a short story. */
export function variation(campaigns: readonly WrittenCampaign[], n: number): WrittenCampaign {
  const { id, value, figures } = campaigns[n % campaigns.length]!;
  const round = Math.floor(n / campaigns.length) + 2;
  const chance = (upTo: number, salt: number) => scatter(n * 31 + salt) % upTo;
  const goal = value.goal && { ...value.goal, minor: value.goal.minor + chance(200, 1) * 50_000 };
  const share = value.status === 'completed' ? 100 : chance(100, 2);
  return {
    id: `${id}-${round}`,
    value: {
      ...value,
      title: mapText(value.title, (text) => `${text} ${round}`),
      story: mapText(value.story, (html) => html.slice(0, html.indexOf('</p>') + 4)),
      pictures: value.pictures.slice(0, 1),
      goal,
      closesAt: value.closesAt && later(value.closesAt, chance(300, 3)),
      featured: false,
      publishedAt: later(value.publishedAt, -chance(1_000, 4)),
      budget: [],
      updates: value.updates.slice(0, 1),
    },
    figures: {
      ...figures,
      raised: money(Math.floor(((goal?.minor ?? 10_000_000) * share) / 100), 'OMR'),
      gifts: share * 7,
    },
  };
}

/** Inserts campaigns with one statement for each table, which is ten times as fast as one statement for each row. */
export async function insertCampaigns(
  tx: Transaction<Database>,
  campaigns: readonly WrittenCampaign[],
): Promise<void> {
  const inserted = await tx
    .insertInto('offerings')
    .values(
      campaigns.map(({ id, value, figures }) => ({
        ...offeringColumns(value, { id, kind: 'campaign', ...campaignTerms(value) }),
        ...figuresOf(figures, { kind: 'campaign', unit: null, capacity: null, price: null }),
      })),
    )
    .returning(['id', 'seq'])
    .execute();
  const seqOf = new Map(inserted.map(({ id, seq }) => [id, seq]));
  await tx
    .insertInto('offering_documents')
    .values(
      campaigns.map(({ id, value }) => ({ offering_id: id, document: JSON.stringify(value) })),
    )
    .execute();
  for (const campaign of byDate(campaignKind.name, campaigns))
    await indexItem(tx, campaignKind.name, campaign);
  const tagged = campaigns.flatMap(({ id, value }) =>
    value.tags.map((tag) => ({ tag, offering: seqOf.get(id)! })),
  );
  if (tagged.length > 0) await tx.insertInto('offering_tags').values(tagged).execute();
}

const later = (at: string, count: number) => new Date(Date.parse(at) + days(count)).toISOString();

function mapText(text: LocalisedText, change: (one: string) => string): LocalisedText {
  return { en: change(text.en), ar: change(text.ar), tr: change(text.tr), id: change(text.id) };
}

/** Deterministic pseudo-random integer for `n` (Knuth's multiplicative hash, mixed). */
function scatter(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 2_654_435_761);
  x ^= x >>> 15;
  return Math.imul(x, 2_246_822_519) >>> 1;
}
