/** Page tests of sacrifices: availability, and name fields that follow the number of shares. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import SacrificePage, { action, loader } from './sacrifice';

const site = setupTestSite();

const draw = (path: string, id: string) =>
  renderPage(path, { Component: SacrificePage, loader, action, params: { id } });

const names = () => screen.getAllByRole('textbox').map(({ id }) => id);

test('shows a name field for each share, and the total on the button', async () => {
  await draw('/projects/sacrifices/cow-share-tanzania', 'cow-share-tanzania');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(names()).toEqual(['names[0]']);
  expect(
    await screen.findByRole('button', { name: /Pay for the sacrifice: 45\u00a0OMR/ }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  expect(names()).toEqual(['names[0]', 'names[1]']);
  expect(screen.getByRole('button', { name: /Pay for the sacrifice: 90\u00a0OMR/ })).toBeTruthy();
  const agency = screen.getByRole<HTMLInputElement>('checkbox');
  expect([agency.checked, agency.required]).toEqual([false, true]);
});

test.each([
  ['cow-share-kenya', 'All of these have been taken and paid for.'],
  ['vow-goat-tanzania', 'The closing time has passed, and no more sacrifices can be taken.'],
])('shows the reason and a link to other sacrifices, not the form, for %s', async (id, why) => {
  await draw(`/projects/sacrifices/${id}`, id);
  expect(screen.getByText(why)).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose another' }).getAttribute('href')).toBe(
    '/projects/sacrifices',
  );
});

test('shows the shares that pending orders of other donors reserve', async () => {
  const id = 'camel-share-oman';
  await site.db.updateTable('offerings').set({ taken: 7 }).where('id', '=', id).execute();
  await draw(`/projects/sacrifices/${id}`, id);
  expect(screen.getByText('7 of 7 taken')).toBeTruthy();
  expect(screen.getByText('4 are being paid for now')).toBeTruthy();
  const faint = [...document.querySelectorAll('rect')].filter(
    (place) => place.getAttribute('fill-opacity') !== '1',
  );
  expect(faint).toHaveLength(4);
  expect(screen.getByText(/^Other donors are paying for all that is left/)).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
});
