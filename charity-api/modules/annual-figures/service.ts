/** The list of annual figures, the newest year first. */
import type { AnnualFigures } from '#contract/annual-figures';
import type { PageQuery } from '#contract/content';
import type { ApiDeps } from '../../deps';
import { pageOfDocuments } from '../documents';

export const listAnnualFigures = ({ db }: ApiDeps, page: PageQuery) =>
  pageOfDocuments<AnnualFigures>(db, 'annual-figures', page, {
    view: (figures) => ({ ...figures, year: Number(figures.id) }),
  });
