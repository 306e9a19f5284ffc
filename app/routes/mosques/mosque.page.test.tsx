/** Page tests of a mosque: the preview of a split gift, buttons for the exact balance, and rejected forms. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import MosquePage, { action, loader } from './mosque';

const site = setupTestSite();

const t = translateFor('en');
const draw = (id: string, locale: Locale = 'en') =>
  renderPage(`${locale === 'en' ? '' : `/${locale}`}/projects/mosques/${id}`, {
    Component: MosquePage,
    loader,
    action,
    params: { id },
  });
const shares = () => {
  const told = screen.getByText(t('mosques:shared')).parentElement!;
  return within(told)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
};

test('previews how a typed amount is split among all repairs, and shows the maximum for one repair', async () => {
  expect((await draw('palm-mosque')).textContent).toBe('Palm Mosque');
  await waitFor(() => expect(shares()).toEqual(['New roof10 OMR']));
  const amount = screen.getByRole('textbox', { name: 'Other amount' });
  fireEvent.input(amount, { target: { value: '1800' } });
  expect(shares()).toEqual(['New roof1,729.500 OMR', 'Ten windows70.500 OMR']);
  fireEvent.click(screen.getByRole('radio', { name: /^Ten windows/ }));
  expect(screen.queryByText(t('mosques:shared'))).toBeNull();
  expect(screen.getByText(/at most 715/)).toBeTruthy();
  fireEvent.input(amount, { target: { value: '715' } });
  expect(screen.queryByText(/at most/)).toBeNull();
});

test('shows a button next to each open repair that submits its exact balance in the gift form', async () => {
  await draw('shore-mosque');
  const rests = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Give the rest/ });
  expect(rests.map(({ value }) => value)).toEqual([
    'shore-wiring.37450',
    'shore-solar.1490000',
    'shore-tank.260000',
  ]);
  for (const button of rests) expect(button.form?.id).toBe('mosque-gift');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: /^Give all that is left/ }).value,
  ).toBe('all.1787450');
  expect(screen.getByText(t('mosques:completed'))).toBeTruthy();
  // Enter in a field activates the first submit button of the form, which must submit the typed amount.
  const form = document.querySelector<HTMLFormElement>('#mosque-gift')!;
  const first = [...form.elements].find((field) => field.getAttribute('type') === 'submit');
  expect(first?.getAttribute('value')).toBe('donate');
});

test('selects no other repair when another donor completed the chosen one in the meantime', async () => {
  const before = await site.db
    .selectFrom('offerings')
    .select(['id', 'capacity', 'taken', 'paid'])
    .where('kind', '=', 'repair')
    .execute();
  const set = (id: string, row: { taken: number; paid: number }) =>
    site.db.updateTable('offerings').set(row).where('id', '=', id).execute();
  const complete = (id: string) => {
    const { capacity } = before.find((repair) => repair.id === id)!;
    return set(id, { taken: capacity!, paid: capacity! });
  };
  try {
    await draw('palm-mosque');
    const repairs = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio][name=to]')];
    fireEvent.click(screen.getByRole('radio', { name: /^New roof/ }));
    await complete('palm-roof');
    fireEvent.click(screen.getByRole('button', { name: /^Donate/ }));
    expect(await screen.findByText(t('errors:repairs.notOpen'))).toBeTruthy();
    await waitFor(() => expect(repairs()).toHaveLength(3));
    for (const { checked, required } of repairs())
      expect([checked, required]).toEqual([false, true]);
    fireEvent.click(screen.getByRole('radio', { name: /^Place for ablution/ }));
    await complete('palm-ablution');
    fireEvent.click(screen.getByRole('button', { name: /^Donate/ }));
    await waitFor(() => expect(repairs()).toEqual([]));
    // One repair remains open, and the page states why it is not the one that the donor chose.
    expect(document.querySelector<HTMLInputElement>('[name="to"]')?.value).toBe('palm-windows');
    expect(screen.getByText(t('errors:repairs.notOpen'))).toBeTruthy();
  } finally {
    for (const { id, taken, paid } of before) await set(id, { taken, paid });
  }
});
