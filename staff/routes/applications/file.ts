/** Downloads the applications of the list as CSV, with all their fields. */
import { fileLoader } from '../../forms/loader.server';
import { parametersOf, readFilters } from './query';

export const loader = fileLoader({
  permission: 'applications.answer',
  async load({ visitor, url }) {
    const query = parametersOf(readFilters(url));
    const { name, csv } = await visitor.charity.call('staffApplicationsFile', { query });
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
});
