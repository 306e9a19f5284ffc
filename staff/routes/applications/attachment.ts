/** Downloads a file that an applicant sent. The API has re-encoded pictures and checked the type of the file. */
import { storedFile } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';

export const loader = fileLoader({
  permission: 'applications.read',
  async load({ visitor, params: { reference = '', id = '' } }) {
    const file = await visitor.charity.call('staffApplicationFile', { params: { reference, id } });
    return storedFile(file, {
      'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
      // A PDF can contain scripts, which the sandbox blocks.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
});

/**
 * RFC 8187: encodeURIComponent leaves characters that a parameter value must not contain. It throws for half of a
 * surrogate pair, which the conversion to UTF-8 replaces.
 */
const encoded = (name: string) =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
