/** The list of annual figures, the newest year first. */
import type { AnnualFigures } from '#contract/annual-figures';
import type { PageQuery } from '#contract/content';
import type { LocalisedText } from '#domain/locales';
import { money } from '#domain/money';
import type { ApiDeps } from '../../deps';
import { pageOfDocuments, type Document } from '../documents';

type Fields = Pick<AnnualFigures, 'source' | 'report' | 'published'> & {
  given: number;
  spent: number;
  items: { label: LocalisedText; given: number | null; spent: number | null }[];
};

export const listAnnualFigures = ({ db }: ApiDeps, page: PageQuery) =>
  pageOfDocuments<Fields, AnnualFigures>(db, 'annual-figures', page, { view: figuresOf });

/** The amounts of content are in OMR. */
const rials = (baisa: number | null) => money(baisa ?? 0, 'OMR');

const figuresOf = ({ id, items, ...fields }: Document<Fields>): AnnualFigures => ({
  ...fields,
  year: Number(id),
  given: rials(fields.given),
  spent: rials(fields.spent),
  items: items.map(({ label, given, spent }) => ({
    ...{ label, given: rials(given), spent: rials(spent) },
  })),
});
