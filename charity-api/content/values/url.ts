/** Codec of the URL of another site. */
import type { Codec } from '../codec';

const URL_EXPECTED = 'a URL that begins with https://, such as https://maps.example/hall';
const MAX_LENGTH = 500;

/** Only https, because a link in content must never run a script or downgrade the connection. */
export const httpsUrl: Codec<string> = {
  expects: URL_EXPECTED,
  shape: { type: 'line', form: 'url' },
  read: (source) => {
    const written = source.text?.trim() ?? '';
    const isUrl =
      /^https:\/\/[^\s"'<>\\]+$/.test(written) &&
      written.length <= MAX_LENGTH &&
      URL.canParse(written);
    return isUrl ? written : source.reject(URL_EXPECTED);
  },
  write: (value) => value,
};
