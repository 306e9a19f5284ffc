/** Reads partners and their types in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Partner, PartnerQuery, PartnerType } from '#contract/partners';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { countRows, type Page, type Paged } from '../page';
import { countPartners, partnerRows, partnerTypeRows } from './repository';

type Db = Pick<ApiDeps, 'db'>;

export async function listPartnerTypes({ db }: Db, page: Page): Promise<Paged<PartnerType>> {
  const rows = await partnerTypeRows(db, page);
  const data = rows.map(({ id, title, summary, partners }) => ({
    id,
    title: textFrom(title),
    summary: textFrom(summary),
    partners: Number(partners),
  }));
  return { total: await countRows(db, 'partner_types'), data };
}

export async function listPartners({ db }: Db, query: PartnerQuery): Promise<Paged<Partner>> {
  const rows = await partnerRows(db, query);
  const data = rows.map(({ id, name, summary, type, since, logo, url }) => ({
    ...{ id, type, since, url },
    name: textFrom(name),
    summary: textFrom(summary),
    logo: logo === null ? null : fromJson<Picture>(logo),
  }));
  return { total: await countPartners(db, query.type), data };
}
