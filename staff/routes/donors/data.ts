/** Downloads all stored data about a donor, for the donor. Each download has a log entry. */
import { fileLoader } from '../../forms/loader.server';

export const loader = fileLoader({
  permission: 'donors.export',
  async load({ visitor, params: { reference = '' } }) {
    const data = await visitor.charity.call('staffDonorData', { params: { reference } });
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="donor.json"',
      },
    });
  },
});
