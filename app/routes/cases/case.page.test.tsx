/** Tests of the rendered case page and case list, in English and Arabic. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrder } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import CasePage, { action, loader } from './case';

const site = setupTestSite();

const RENT = 'case-rent';

const draw = (id: string, locale = '') =>
  renderPage(`${locale}/projects/tafreej/${id}`, {
    Component: CasePage,
    loader,
    action,
    params: { id },
  });

test('shows the balance, the buttons and the eligibility checks of a case in English', async () => {
  await createOrder(site, {
    lines: [{ offeringId: RENT, total: 2_000, quantity: 1, intention: 'sadaqa' }],
  });
  const title = await draw(RENT);
  expect(title.textContent).toBe('A bill for rent and heating');
  const panel = screen.getByRole('complementary', { name: 'Give to this case' });
  expect(panel.textContent).toContain('12.400 OMR Remaining');
  expect(panel.textContent).toContain('2\u00a0OMR of it is being paid now.');
  const buttons = () => within(panel).getAllByRole('button');
  await waitFor(() =>
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      // The stylesheet shows the text for the chosen intention.
      'Give your zakat: 10\u00a0OMRDonate 10\u00a0OMR',
      'Complete this case: 10.400\u00a0OMR',
      'Add to cart',
    ]),
  );
  // The suggested amounts 25, 50 and 100 exceed the balance.
  expect(within(panel).getAllByRole('radio').slice(0, 2)).toHaveLength(2);
  expect(within(panel).queryByRole('radio', { name: '25' })).toBeNull();
  expect(panel.querySelector<HTMLInputElement>('[name=seen]')?.value).toBe('10400');
  const checked = screen.getByRole('heading', { name: 'What was checked' }).parentElement!;
  expect(within(checked).getAllByRole('listitem')).toHaveLength(4);
  expect(checked.textContent).toContain('100,000\u00a0OMR');
  expect(checked.textContent).not.toContain('riyals');
  expect(screen.getByText('SAMPLE-2024/3310').className).toContain('ltr');
});

test('offers only the whole balance, in Arabic, when it is below the minimum amount', async () => {
  await draw('case-harvest', '/ar');
  await screen.findByRole('heading', { level: 1, name: 'فاتورة محصول ضائع' });
  // The balance is below the minimum amount, so a donor can only pay the whole balance.
  const panel = screen.getByRole('complementary');
  expect(within(panel).getAllByRole('button')).toHaveLength(1);
  expect(within(panel).getByRole('button').textContent).toBe('أكمل هذه الحالة: 0.600\u00a0ر.ع.');
  expect(document.querySelector('form')?.getAttribute('action')).toMatch(/^\/ar\/projects\//);
  expect(document.body.textContent).not.toMatch(/\b(?:cases|giving|card|project)[:.]\w/);
});

test.each([
  ['case-twins', 'Completed'],
  ['case-van', 'Case closed'],
])('%s shows "%s" instead of the form, and a link to open cases', async (id, label) => {
  await draw(id);
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expect(document.querySelector('form')).toBeNull();
  const others = screen.getByRole('link', { name: 'See open cases' });
  expect(others.getAttribute('href')).toBe('/projects/type/tafreej?state=open');
});

test('shows the social status in the grammatical gender of the person', async () => {
  await draw('case-looms', '/ar');
  const person = screen.getByRole('heading', { name: 'صاحب الحالة' }).parentElement!;
  expect(person.textContent).toContain('مطلّقة');
});
