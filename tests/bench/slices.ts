/** Requests for one second, and their rate. The speed and growth parts of the benchmark alternate such slices. */
import autocannon from 'autocannon';

const SLICE_SECONDS = 1;
/** Few, because requests that are running at the end of a slice are not counted. */
const CONNECTIONS = 4;

/** Requests per second. autocannon's own average uses whole seconds, and a slice is only one second. */
export function rateOf({ requests, duration, errors, non2xx }: autocannon.Result): number {
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} other statuses`);
  return requests.total / duration;
}

export function slice(url: string, headers: Record<string, string>): Promise<autocannon.Result> {
  return autocannon({
    url,
    headers: { 'accept-encoding': 'br', ...headers },
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
}
