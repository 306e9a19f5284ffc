/** Browser entry: hydrates the page. The page is readable before this script loads. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { installNativeFallback } from './forms/document-navigation';
import { readPageData } from './remix/page-data';
import { fetchWholeStylesheet } from './styles/whole-stylesheet';

fetchWholeStylesheet();
installNativeFallback();
void readPageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
