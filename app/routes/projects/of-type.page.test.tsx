/** Page tests of the list of a type: tags as links and as a form field, which works without scripts. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import OfTypePage, { loader } from './of-type';

setupTestSite();

test('shows the story of a type, and its tags as links and as a form field', async () => {
  await renderPage('/projects/type/eskan', {
    Component: OfTypePage,
    loader,
    params: { type: 'eskan' },
  });
  const tags = within(screen.getByRole('navigation', { name: 'What it is for' }));
  expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/projects/type/eskan',
    '/projects/type/eskan?tag=shelter',
    '/projects/type/eskan?tag=repair',
    '/projects/type/eskan?tag=furnishing',
  ]);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What it is for' });
  expect([...field.options].map(({ value }) => value)).toEqual([
    '',
    'shelter',
    'repair',
    'furnishing',
  ]);
  expect(field.form?.method).toBe('get');
  expect(document.querySelector('.prose h3')?.textContent).toBe('What we pay for');
});
