/** Downloads all stored data about a donor, for the donor. Each download has a log entry. */
import { fileResponse } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';

export const loader = fileLoader({
  permission: 'donors.export',
  async load({ visitor, params: { reference = '' } }) {
    const data = await visitor.charity.call('staffDonorData', { params: { reference } });
    return fileResponse(JSON.stringify(data, null, 2), 'donor.json');
  },
});
