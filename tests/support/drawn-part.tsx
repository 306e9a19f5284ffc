/** Renders a component at a path of the site, with the shell's data. Needs jsdom. */
import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { stringsFor } from '#app/i18n/instances.server';
import { readPath } from '#app/links';
import './drawn-page';

/** @param shell data of the shell that the component reads, in addition to the strings */
export function renderPart(part: ReactElement, { path = '/', shell = {} } = {}) {
  const strings = stringsFor(readPath(path).locale, ['shell']);
  const Page = createRemixStub([{ id: 'root', path: '*', Component: () => part }]);
  return render(
    <Page
      initialEntries={[path]}
      hydrationData={{ loaderData: { root: { strings, light: false, ...shell } } }}
    />,
  );
}
