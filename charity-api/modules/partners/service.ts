/** Reads partners and their types in the format of the contract. */
import type { Named } from '#contract/content';
import type { Partner, PartnerType } from '#contract/partners';
import type { ApiDeps } from '../../deps';
import { allDocuments, pageOfDocuments } from '../documents';
import type { Page, Paged } from '../page';

/** Returns the types, each with the number of its partners. */
export async function listPartnerTypes(
  { db }: Pick<ApiDeps, 'db'>,
  page: Page,
): Promise<Paged<PartnerType>> {
  const partners = await allDocuments<Partner>(db, 'partners');
  return pageOfDocuments<Named, PartnerType>(db, 'partner-types', page, {
    view: (type) => ({ ...type, partners: partners.filter((one) => one.type === type.id).length }),
  });
}
