/** Reads organisations in the format of the contract. */
import { sql } from 'kysely';
import type { Project } from '#contract/content';
import type { Ngo, NgoQuery, NgoSummary } from '#contract/ngos';
import { money } from '#domain/money';
import { includes, jsonText } from '../../db/dialect';
import type { ApiDeps } from '../../deps';
import { documentOf, fieldIs, findDocument, pageOfDocuments } from '../documents';
import { findHiddenIds } from '../offerings/hidden';
import { offeringsWithDocuments } from '../offerings/repository';
import type { Paged } from '../page';
import { matchesWords } from '../search';

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type Fields = Omit<Ngo, 'campaigns'> & { campaigns: string[] };

export const listNgos = (
  { db }: Pick<Deps, 'db'>,
  { category, area, beneficiary, search, ...page }: NgoQuery,
): Promise<Paged<NgoSummary>> =>
  pageOfDocuments<NgoSummary>(db, 'ngos', page, {
    where: sql<boolean>`${fieldIs('category', category)} and ${fieldIs('area', area)}
      and ${matchesWords(search)} and ${helps(beneficiary)}`,
  });

/** SQL: the JSON list of groups of people has the id. Without an id, true. */
const helps = (beneficiary: string | undefined) =>
  beneficiary === undefined
    ? sql`true`
    : includes(jsonText(sql.ref('document'), 'beneficiaries'), `"${beneficiary}"`);

export async function readNgo(deps: Deps, id: string): Promise<Ngo | undefined> {
  const ngo = await findDocument<Fields, Fields>(deps.db, 'ngos', id, (fields) => ({
    ...{ ...fields, campaigns: [...fields.campaigns] },
    social: Object.fromEntries(Object.entries(fields.social ?? {}).filter(([, url]) => url !== '')),
  }));
  // An unreadable organisation has no campaigns, and is left out.
  return ngo && { ...ngo, campaigns: await campaignsOf(deps, ngo.campaigns ?? []) };
}

/** Returns the campaigns and funds with these ids that are shown, in the order of the ids. */
async function campaignsOf({ db, now }: Deps, ids: string[]): Promise<Ngo['campaigns']> {
  if (ids.length === 0) return [];
  const rows = await offeringsWithDocuments(db)
    .select(['id', 'kind', 'status', 'raised', 'document'])
    .where('id', 'in', ids)
    .execute();
  const hidden = await findHiddenIds(db, rows, now());
  return ids
    .flatMap((id) => rows.filter((row) => row.id === id && !hidden.has(id)))
    .map((row) => ({
      ...documentOf<Pick<Project, 'title'>>(row),
      status: row.status,
      raised: money(row.raised, 'OMR'),
    }));
}
