/** Downloads the applications of the list as CSV, with all their fields. */
import { fileResponse } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';
import { parametersOf, readFilters } from './query';

export const loader = fileLoader({
  permission: 'applications.answer',
  async load({ visitor, url }) {
    const query = parametersOf(readFilters(url));
    const { name, csv } = await visitor.charity.call('staffApplicationsFile', { query });
    return fileResponse(csv, name);
  },
});
