/** The search and the filters of the list of donations. */
import { giftQuerySchema } from '#contract/staff/gifts';
import { listQuery } from '../../forms/list-query';

export const { readFilters, parametersOf } = listQuery(giftQuerySchema, { view: 'all' });
