/** The deadline of a call to the charity API. */

/**
 * @param ms time until the signal is aborted with a TimeoutError
 * @returns `clear`: ends the deadline. AbortSignal.timeout has no such function, so it would keep a request in memory
 * until its deadline, also after its response
 */
export function startDeadline(ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The charity API is late', 'TimeoutError')),
    ms,
  );
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
