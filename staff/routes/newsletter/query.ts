/** The search and the filters of the list of subscribers. */
import { subscriberQuerySchema } from '#contract/staff/newsletter';
import { listQuery } from '../../forms/list-query';

export const { readFilters, parametersOf } = listQuery(subscriberQuerySchema, {
  state: 'confirmed',
});
export type Filters = ReturnType<typeof readFilters>;
