/** The list of annual figures, the newest year first. */
import type { AnnualFigures } from '#contract/annual-figures';
import type { PageQuery } from '#contract/content';
import type { LocalisedText } from '#domain/locales';
import { money } from '#domain/money';
import { mapJson, textFrom } from '../../db/json';
import type { AnnualFiguresTable } from '../../db/tables/community';
import type { ApiDeps } from '../../deps';
import { countRows } from '../page';

export async function listAnnualFigures({ db }: ApiDeps, { limit, offset }: PageQuery) {
  const rows = await db
    .selectFrom('annual_figures')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: await countRows(db, 'annual_figures'), data: rows.map(figuresOf) };
}

/** The amounts of content are in OMR. */
const rials = (baisa: number | null) => money(baisa ?? 0, 'OMR');

type StoredItem = { label: LocalisedText; given: number | null; spent: number | null };

const figuresOf = (row: AnnualFiguresTable): AnnualFigures => ({
  year: Number(row.id),
  given: rials(row.given),
  spent: rials(row.spent),
  items: mapJson(row.items, (items: StoredItem[]) =>
    items.map(({ label, given, spent }) => ({ label, given: rials(given), spent: rials(spent) })),
  ),
  source: textFrom(row.source),
  report: row.report,
  published: row.published,
});
