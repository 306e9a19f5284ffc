/** Reads the data of the page before hydration. */
import { RemixBrowser } from '@remix-run/react';

/**
 * Resolves when Remix has decoded the page's data. `<RemixBrowser>` otherwise suspends with no boundary above it, and a
 * press in that moment makes React 18 hydrate at once, fail ("Root did not complete", error 345), and lose the press.
 *
 * `RemixBrowser` throws its promise before its first hook, so it can be called outside a render. With the data decoded it
 * throws at that hook instead.
 */
export async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
