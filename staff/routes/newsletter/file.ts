/** Downloads the confirmed addresses as CSV for a mail service. */
import { fileLoader } from '../../forms/loader.server';

export const loader = fileLoader({
  permission: 'newsletter.write',
  async load({ visitor }) {
    const { name, csv } = await visitor.charity.call('staffSubscribersFile');
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
});
