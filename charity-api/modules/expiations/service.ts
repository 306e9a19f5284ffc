/** Reads expiations in the format of the contract. */
import type { Expiation } from '#contract/expiations';
import { textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { toOffering } from '../offerings/repository';
import { viewOffering } from '../offerings/service';
import type { Page, Paged } from '../page';
import { countExpiations, expiationRows, type ExpiationOffering } from './repository';

export async function listExpiations(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  page: Page,
): Promise<Paged<Expiation>> {
  const rows = await expiationRows(db, page);
  return { total: await countExpiations(db), data: rows.map((row) => viewExpiation(row, now())) };
}

function viewExpiation(row: ExpiationOffering, now: Date): Expiation {
  return {
    ...viewOffering(toOffering(row, now)),
    cause: row.cause,
    people: row.people,
    instead: textFrom(row.instead),
    authority: textFrom(row.authority),
    ruledAt: row.ruled_at,
  };
}
