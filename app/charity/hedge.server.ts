/** Sends a request again while the first response is late, and uses the response that arrives first. */

/** Shared, because `abort()` without a reason creates a DOMException with a stack for each request. */
const SETTLED = new DOMException('Another response has arrived', 'AbortError');

/**
 * @param afterMs time after which the second request is sent
 * @param mayRepeat returns false when no second request is allowed
 * @param send its signal is aborted when the other response has arrived
 * @throws the error of the last request, when no request succeeds
 */
export function hedge<Value>(
  afterMs: number,
  mayRepeat: () => boolean,
  send: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const requests: AbortController[] = [];
    let running = 0;
    const start = () => {
      const request = new AbortController();
      requests.push(request);
      running += 1;
      send(request.signal).then(succeed, fail);
    };
    const succeed = (value: Value) => {
      clearTimeout(timer);
      resolve(value);
      for (const request of requests) request.abort(SETTLED);
    };
    const fail = (error: Error) => {
      running -= 1;
      if (running > 0) return;
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => {
      if (mayRepeat()) start();
    }, afterMs);
    start();
  });
}
