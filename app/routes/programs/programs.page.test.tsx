// @vitest-environment jsdom
/** Page tests of programs: links by field of work, link to the fund, and pictures with captions. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import ProgramsPage, { loader as listLoader } from './list';
import ProgramPage, { loader } from './program';

setupTestSite();

test('shows a link for each field of work and marks the current one', async () => {
  await renderPage('/programs', {
    Component: ProgramsPage,
    loader: ({ params }) => listLoader({ ...argsFor('/programs?category=education'), params }),
  });
  const fields = within(screen.getByRole('navigation', { name: 'Field of work' }));
  expect(fields.getAllByRole('link')).toHaveLength(6);
  const shown = fields.getByRole('link', { current: 'page' });
  expect([shown.textContent, shown.getAttribute('href')]).toEqual([
    'Learning',
    '/programs?category=education',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('links to the form of the program’s fund and loads the pictures lazily', async () => {
  const id = 'healing';
  await renderPage(`/ar/programs/${id}`, { Component: ProgramPage, loader, params: { id } });
  expect(screen.getByRole('link', { name: 'تبرّع لهذا البرنامج' }).getAttribute('href')).toBe(
    '/ar/projects/emergency-health-fund#give',
  );
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(4);
  for (const figure of figures) {
    expect(within(figure).getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(figure.querySelector('figcaption')?.textContent).not.toBe('');
  }
});

function argsFor(path: string) {
  return { request: new Request(`http://localhost:3000${path}`), context: {} };
}
