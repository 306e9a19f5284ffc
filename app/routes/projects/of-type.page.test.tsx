// @vitest-environment jsdom
/** The list of a type as it is drawn: its tags as links and in the form that works without scripts. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPage } from '#tests/support/drawn-page';
import { openedSite } from '#tests/support/opened-site';
import OfTypePage, { loader } from './of-type';

openedSite();

test('housing has its story, and its tags twice: as links and as a field', async () => {
  await drawPage('/projects/type/eskan', {
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
  expect(document.querySelector('.prose h3')?.textContent).toBe('What we do not pay for');
});

test('a type without tags has the categories, in its language', async () => {
  await drawPage('/ar/projects/type/development', {
    Component: OfTypePage,
    loader,
    params: { type: 'development' },
  });
  expect(screen.getByRole('navigation', { name: 'المجال' })).toBeTruthy();
  expect(document.querySelector('.prose')).toBeNull();
});
