/** Renders a component at a path of the site, with the shell's data. Needs jsdom. */
import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { stringsFor } from '#web/i18n/instances.server';
import { readPath } from '#web/links';
import './drawn-page';

/**
 * @param shell data of the shell that the component reads, in addition to the strings
 * @param hydrate hydrates the HTML of the server, which keeps the state of fields that a browser has. The stub, which is
 *   made for browsers, then logs an error that the test must expect
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
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return render(page, { container, hydrate });
}
