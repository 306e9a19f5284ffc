/** Page tests of the form for partners. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { clearResponseCache } from '#app/charity/client.server';
import PartnersPage, { action, loader } from './partners';
import { removeKind } from '#tests/support/api/documents';

const site = setupTestSite();
const open = (path: string) => renderPage(path, { Component: PartnersPage, loader, action });

test('offers all types in the form, and shows hostile values as text after an error', async () => {
  await open('/partners');
  const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Partnership type' });
  expect([...type.options].map(({ text }) => text)).toEqual([
    ...['Please choose', 'Business', 'Foundation', 'School'],
  ]);
  const hostile = '"><script>alert(1)</script>';
  const organisation = screen.getByLabelText('Name of your organisation');
  fireEvent.change(organisation, { target: { value: hostile } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const box = await screen.findByRole('alert');
  expect(within(box).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByLabelText<HTMLInputElement>('Name of your organisation').value).toBe(hostile);
  expect(document.querySelector('form script')).toBeNull();
});

test('shows no form when the charity has no types of partnership', async () => {
  await removeKind(site.db, 'partners');
  await removeKind(site.db, 'partner-types');
  clearResponseCache();
  await open('/partners');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
