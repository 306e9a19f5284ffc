/** Reads organisations in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Named } from '#contract/content';
import type { Ngo, NgoQuery, NgoSummary } from '#contract/ngos';
import type { LocalisedText } from '#domain/locales';
import { money } from '#domain/money';
import { fromJson, textFrom, unreadableReason } from '../../db/json';
import type { NgoTable } from '../../db/tables/community';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { findHiddenIds } from '../offerings/hidden';
import { countRows, type Page, type Paged } from '../page';
import { beneficiaryTypeRows, campaignRows, countNgos, findNgo, ngoRows } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function listBeneficiaryTypes(
  { db }: Pick<Deps, 'db'>,
  page: Page,
): Promise<Paged<Named>> {
  const rows = await beneficiaryTypeRows(db, page);
  const data = rows.map(({ id, title, summary }) => ({
    ...{ id, title: textFrom(title), summary: textFrom(summary) },
  }));
  return { total: await countRows(db, 'beneficiary_types'), data };
}

export async function listNgos(
  { db }: Pick<Deps, 'db'>,
  query: NgoQuery,
): Promise<Paged<NgoSummary>> {
  const rows = await ngoRows(db, query);
  return { total: await countNgos(db, query), data: rows.map(summaryOf) };
}

/** @throws ApiError ngo.notFound */
export async function readNgo(deps: Deps, id: string): Promise<Ngo> {
  const row = await findNgo(deps.db, id);
  if (!row) throw new ApiError('ngo.notFound');
  return {
    ...summaryOf(row),
    story: textFrom(row.story),
    nationality: row.nationality,
    people: textFrom(row.people),
    address: textFrom(row.address),
    ...{ phone: row.phone, email: row.email },
    social: fromJson<Ngo['social']>(row.social),
    cover: row.cover === null ? null : fromJson<Picture>(row.cover),
    pictures: fromJson<Picture[]>(row.pictures),
    checks: fromJson<LocalisedText[]>(row.checks),
    campaigns: await campaignsOf(deps, row),
  };
}

async function campaignsOf({ db, now }: Deps, { campaigns }: NgoTable): Promise<Ngo['campaigns']> {
  const ids = fromJson<string[]>(campaigns);
  // The reply is checked against the contract, which rejects the symbol of an unreadable column.
  if (unreadableReason(ids) !== null) return ids as unknown as Ngo['campaigns'];
  const rows = await campaignRows(db, ids);
  const hidden = await findHiddenIds(db, rows, now());
  return rows
    .filter(({ id }) => !hidden.has(id))
    .map(({ id, title, status, raised }) => ({
      ...{ id, status, title: textFrom(title), raised: money(raised, 'OMR') },
    }));
}

function summaryOf(row: NgoTable): NgoSummary {
  return {
    ...{ id: row.id, category: row.category, area: row.area },
    ...{ established: row.established, checked: row.checked },
    name: textFrom(row.name),
    summary: textFrom(row.summary),
    areaName: textFrom(row.area_name),
    beneficiaries: fromJson<string[]>(row.beneficiaries),
    logo: row.logo === null ? null : fromJson<Picture>(row.logo),
  };
}
