/** Reads sacrifices in the format of the contract. */
import type { Named } from '#contract/content';
import type { Sacrifice } from '#contract/sacrifices';
import type { LocalisedText } from '#domain/locales';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { toOffering } from '../offerings/repository';
import { viewOffering } from '../offerings/service';
import type { Page, Paged } from '../page';
import { categoryRows, countSacrifices, sacrificeRows, type SacrificeJoin } from './repository';

type Db = Pick<ApiDeps, 'db'>;

export async function listSacrificeCategories({ db }: Db, page: Page): Promise<Paged<Named>> {
  const rows = await categoryRows(db);
  return {
    total: rows.length,
    data: rows.slice(page.offset, page.offset + page.limit).map(({ id, title, summary }) => ({
      id,
      title: textFrom(title),
      summary: textFrom(summary),
    })),
  };
}

export async function listSacrifices(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: Page & { category?: string | undefined },
): Promise<Paged<Sacrifice>> {
  const at = now();
  const rows = await sacrificeRows(db, query, at);
  return {
    total: await countSacrifices(db, query.category),
    data: rows.map((row) => viewSacrifice(row, at)),
  };
}

function viewSacrifice(row: SacrificeJoin, now: Date): Sacrifice {
  const { slaughter_from: from, slaughter_until: until } = row;
  return {
    ...viewOffering(toOffering(row, now)),
    category: row.within ?? '',
    animal: row.animal,
    sharesEach: row.shares_each,
    country: row.country,
    place: textFrom(row.place),
    timeZone: row.time_zone,
    slaughter: from && until ? { from, until } : null,
    facts: fromJson<{ label: LocalisedText; text: LocalisedText }[]>(row.facts),
  };
}
