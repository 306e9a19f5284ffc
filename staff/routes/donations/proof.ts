/** Shows the proof of a transfer. The API has re-encoded pictures and checked the type of the file. */
import { fileLoader } from '../../forms/loader.server';

export const loader = fileLoader({
  permission: 'gifts.read',
  async load({ visitor, params: { reference = '' } }) {
    const { type, base64 } = await visitor.charity.call('staffProof', { params: { reference } });
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': type,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        // A PDF can contain scripts, which the sandbox blocks.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  },
});
