/** Downloads the applications of the list as CSV, with all their fields. */
import { fileLoader } from '../../forms/recipes.server';
import { parametersOf, readFilters } from './query';
import { fileResponse } from '../../files/response.server';

export const loader = fileLoader({
  permission: 'applications.answer',
  async load({ visitor, url }) {
    const query = parametersOf(readFilters(url));
    const { name, csv } = await visitor.charity.call('staffApplicationsFile', { query });
    return fileResponse(csv, name);
  },
});
