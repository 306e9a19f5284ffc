/** Reads endowments in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Endowment } from '#contract/endowments';
import { money } from '#domain/money';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { toOffering } from '../offerings/repository';
import { viewOffering } from '../offerings/service';
import type { Page, Paged } from '../page';
import {
  countEndowments,
  endowmentRows,
  findEndowment,
  type EndowmentOffering,
} from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function listEndowments({ db, now }: Deps, page: Page): Promise<Paged<Endowment>> {
  const rows = await endowmentRows(db, page);
  return { total: await countEndowments(db), data: rows.map((row) => viewEndowment(row, now())) };
}

/** @throws ApiError offering.notFound */
export async function readEndowment({ db, now }: Deps, id: string): Promise<Endowment> {
  const row = await findEndowment(db, id);
  if (!row) throw new ApiError('offering.notFound');
  return viewEndowment(row, now());
}

function viewEndowment(row: EndowmentOffering, now: Date): Endowment {
  return {
    ...viewOffering(toOffering(row, now)),
    raised: money(row.raised, 'OMR'),
    gifts: row.gifts,
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
    facts: fromJson<Endowment['facts']>(row.facts),
  };
}
