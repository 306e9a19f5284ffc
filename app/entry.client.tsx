/** Browser entry: hydrates the page. The page is readable before this script loads. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { installNativeFallback } from '#web/forms/document-navigation';
import { whenIdle } from './offline/when-idle';
import { readPageData } from '#web/remix/page-data';
import { followTranslations } from '#web/remix/translated-text';
import { reloadAsWithoutScripts } from './seo/reload';
import { fetchWholeStylesheet } from './styles/whole-stylesheet';

fetchWholeStylesheet();
installNativeFallback();
followTranslations();
void readPageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />, { onRecoverableError: reloadAsWithoutScripts });
  }),
);
if (import.meta.env.PROD)
  whenIdle(
    () =>
      void import('./offline/start')
        .then(({ startOffline }) => startOffline())
        .catch(() => undefined),
  );
