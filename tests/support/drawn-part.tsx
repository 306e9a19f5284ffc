/** Renders a component at a path of the site, with the shell's data. Needs jsdom. */
import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { stringsFor } from '#app/i18n/instances.server';
import { readPath } from '#app/links';
import './drawn-page';
import { expectConsole } from './setup';

/**
 * @param shell data of the shell that the component reads, in addition to the strings
 * @param hydrate hydrates the HTML of the server, which keeps the state of fields that a browser has
 */
export function renderPart(part: ReactElement, { path = '/', shell = {}, hydrate = false } = {}) {
  const strings = stringsFor(readPath(path).locale, ['shell']);
  const Page = createRemixStub([{ id: 'root', path: '*', Component: () => part }]);
  const page = (
    <Page
      initialEntries={[path]}
      hydrationData={{ loaderData: { root: { strings, light: false, ...shell } } }}
    />
  );
  if (!hydrate) return render(page);
  // Remix's stub logs it on a server, because it is made for browsers.
  expectConsole('error', /useLayoutEffect does nothing on the server/);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return render(page, { container, hydrate });
}
