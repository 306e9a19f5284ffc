/** The `headers` export of the sign-in pages. Remix does not send the headers of a loader by default. */
import type { HeadersFunction } from '@remix-run/node';

export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
