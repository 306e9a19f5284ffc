/** The browser's start: hydrates the page, long after it could be read. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { finishInDocument } from './forms/document-navigation';
import { fetchWholeStylesheet } from './styles/whole-stylesheet';

/**
 * Reads the page's data before React begins. RemixBrowser otherwise suspends with no boundary above it, and a press
 * in that moment makes React 18 hydrate at once, fail ("Root did not complete", error 345), and lose the press.
 * The promise is thrown before its first hook, so that it may be called outside of a render.
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

fetchWholeStylesheet();
finishInDocument();
void pageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
