/** Shows the proof of a transfer. The API has re-encoded pictures and checked the type of the file. */
import { storedFile } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';

export const loader = fileLoader({
  permission: 'gifts.read',
  async load({ visitor, params: { reference = '' } }) {
    return storedFile(await visitor.charity.call('staffProof', { params: { reference } }), {
      'content-disposition': 'inline',
      // A PDF can contain scripts, which the sandbox blocks.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  },
});
