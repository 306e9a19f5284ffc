/** Decodes the loader data of the page before hydration. */
import { RemixBrowser } from '@remix-run/react';

/**
 * Resolves when Remix has decoded the loader data. Without this, `<RemixBrowser>` suspends without a boundary above it.
 * A click at that time makes React 18 hydrate at once and fail ("Root did not complete", error 345), and the click is
 * lost.
 *
 * `RemixBrowser` throws the promise of its data before its first hook, so it can be called outside a render. When the
 * data is decoded, it throws at that hook instead.
 */
export async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}
