/** Which error page a failure gets. */

const KINDS: Record<number, string> = {
  400: 'badRequest',
  403: 'foreignForm',
  404: 'notFound',
  413: 'tooLarge',
  502: 'outage',
  503: 'outage',
  504: 'outage',
};

/** What browsers call a request that did not arrive: Chromium, Safari, Firefox. */
const BROKEN_LINE = /^(Failed to fetch|Load failed|NetworkError)/;

/** @param failure the status of a refusal, or what was thrown */
export function errorKind(failure: unknown): string {
  if (typeof failure === 'number') {
    return KINDS[failure] ?? (failure < 500 ? 'badRequest' : 'fault');
  }
  return failure instanceof TypeError && BROKEN_LINE.test(failure.message) ? 'offline' : 'fault';
}
