/** Browser entry: hydrates the page. The page is readable before this script loads. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readDraft } from './applications/stored-draft';
import { installNativeFallback } from './forms/document-navigation';
import { readPageData } from './remix/page-data';
import { fetchWholeStylesheet } from './styles/whole-stylesheet';

fetchWholeStylesheet();
installNativeFallback();
// Deletes a draft that is too old, also when the visitor never opens its form again.
readDraft();
void readPageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
