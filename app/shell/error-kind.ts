/** Chooses the error page for a failure. */

const KINDS: Record<number, string> = {
  400: 'badRequest',
  401: 'signedOut',
  403: 'foreignForm',
  404: 'notFound',
  413: 'tooLarge',
  429: 'busy',
  502: 'outage',
  503: 'outage',
  504: 'outage',
};

/** Error messages of a failed `fetch` in Chromium, Safari and Firefox. */
const NETWORK_ERROR = /^(Failed to fetch|Load failed|NetworkError)/;

/**
 * @param failure the status of an error response, or a thrown value
 * @returns the key of the error page's text in locales/<language>/shell.json
 */
export function errorKind(failure: unknown): string {
  if (typeof failure === 'number') {
    return KINDS[failure] ?? (failure < 500 ? 'badRequest' : 'fault');
  }
  return failure instanceof TypeError && NETWORK_ERROR.test(failure.message) ? 'offline' : 'fault';
}
