/** Removes the listeners that a test adds to `window` and `document`, which all test files of a thread share. */
import { afterEach, beforeEach, vi } from 'vitest';

export function removeListenersAfterEachTest(): void {
  let test: AbortController;
  beforeEach(() => {
    test = new AbortController();
    for (const target of [window, document] as EventTarget[]) {
      const { addEventListener } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, how) => {
        const options = typeof how === 'boolean' ? { capture: how } : how;
        addEventListener.call(target, name, listener, { ...options, signal: test.signal });
      });
    }
  });
  afterEach(() => test.abort());
}
