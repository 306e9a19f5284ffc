/** The search and the filters of the list of applications. */
import { staffApplicationQuerySchema } from '#contract/staff/applications';
import { listQuery } from '../../forms/list-query';

export const { readFilters, parametersOf } = listQuery(staffApplicationQuerySchema, {
  view: 'new',
});
