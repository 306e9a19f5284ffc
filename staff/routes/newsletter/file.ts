/** Downloads the confirmed addresses as CSV for a mail service. */
import { fileResponse } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';

export const loader = fileLoader({
  permission: 'newsletter.write',
  async load({ visitor }) {
    const { name, csv } = await visitor.charity.call('staffSubscribersFile');
    return fileResponse(csv, name);
  },
});
