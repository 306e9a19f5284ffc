/** Tests of the rendered cart page: lines, buttons, and problems that block the checkout. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Preferences } from '#app/visitor/preferences-cookie.server';
import type { Cart } from '#domain/cart';
import { cartOf } from '#tests/support/carts';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import CartPage, { loader } from './cart';

setupTestSite();

const draw = (cart: Cart, preferences: Preferences = {}) =>
  renderPage('/cart', { Component: CartPage, loader, sent: { cart, preferences } });

test('shows gifts, totals and the checkout link in English', async () => {
  const recipient = { name: 'Maryam', phone: '+96892123456' };
  expect((await draw(cartOf({ quantity: 2, recipient }, { intention: 'zakat' }))).textContent).toBe(
    'Your cart',
  );
  expect(screen.getByText('3 items')).toBeTruthy();
  expect(screen.getByText('Gift in the name of Maryam')).toBeTruthy();
  expect(screen.getByText('+968 9212 3456')).toBeTruthy();
  expect(screen.getByText('2 × 25 OMR')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe(
    '/checkout',
  );
  const sums = [...document.querySelectorAll('.kv > div')].map(({ textContent }) => textContent);
  expect(sums).toEqual(['Sadaqa50 OMR', 'Zakat25 OMR', 'Total75 OMR']);
});

test('disables the minus button at 1 and the plus button at 99', async () => {
  await draw(cartOf({}, { quantity: 99 }));
  const [first, last] = screen
    .getAllByRole<HTMLButtonElement>('button', { name: /^One/ })
    .flatMap((button, at) => (at === 0 || at === 3 ? [button] : []));
  expect([first?.name, first?.value, first?.disabled]).toEqual(['intent', 'fewer', true]);
  expect([last?.name, last?.value, last?.disabled]).toEqual(['intent', 'more', true]);
});

test('submits the typed quantity on Enter, because "update" is the only button in that form', async () => {
  await draw(cartOf({}));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^How many/ });
  const buttons = [...(field.form?.elements ?? [])].filter(({ tagName }) => tagName === 'BUTTON');
  expect(buttons.map((button) => (button as HTMLButtonElement).value)).toEqual(['quantity']);
});

test('marks a closed gift, offers to remove it, and hides the checkout link', async () => {
  await draw(cartOf({}, { offeringId: 'blankets' }));
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/Remove them to continue/);
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  expect(
    screen.getByRole('button', { name: 'Remove: Blankets for the mountain villages' }),
  ).toBeTruthy();
});

test('repeats neither the message of a currency change nor the folded rates', async () => {
  await draw({ ...cartOf({}), currency: 'USD' }, { flash: 'currencyChanged' });
  expect(screen.getAllByText('1 OMR = 2.6008 USD')).toHaveLength(1);
});

test('shows a message instead of the link "Add something else" when the cart is full', async () => {
  await draw(cartOf(...Array.from({ length: 30 }, () => ({}))));
  expect(screen.getByText(/^Your cart is full/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add something else' })).toBeNull();
});

test('shows a heading for each intention when the gifts have several intentions', async () => {
  const waqf = { intention: 'waqf', offeringId: 'waqf-fund' } as const;
  await draw(cartOf({ intention: 'zakat' }, {}, waqf, { minor: 1_000 }));
  for (const [name, gifts] of Object.entries({ Sadaqa: 2, Zakat: 1, 'Endowment (waqf)': 1 })) {
    const { parentElement } = screen.getByRole('heading', { level: 2, name });
    expect(parentElement?.querySelectorAll('li')).toHaveLength(gifts);
  }
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
});

test('shows no intention heading when all gifts have the same intention', async () => {
  await draw(cartOf({}, {}));
  expect(screen.queryByRole('heading', { name: 'Sadaqa' })).toBeNull();
  expect(screen.getAllByText('Sadaqa')).toHaveLength(2);
});

const subscription = {
  id: 'm',
  offeringId: 'bread',
  minor: 7_000,
  intention: 'sadaqa',
} as const;

test('asks the donor to finish the monthly gift before the other gifts', async () => {
  await draw({ ...cartOf({}), subscription });
  const part = screen.getByRole('region', { name: /Bread from the harbour/ });
  expect(part.textContent).toContain('7\u00a0OMR every month');
  expect(part.textContent).toMatch(/The other items in your cart will wait/);
  const links = screen.getAllByRole('link').filter((link) => link.matches('[href="/checkout"]'));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Continue with the monthly payment',
  ]);
  expect(screen.getByText(/once you have set up the monthly payment/)).toBeTruthy();
  const remove = part.querySelector('button');
  expect([remove?.name, remove?.value]).toEqual(['intent', 'removeMonthly']);
});

test('shows no total when the cart contains only a monthly gift', async () => {
  await draw({ ...cartOf(), subscription });
  expect(screen.getByText('1 gift')).toBeTruthy();
  expect(document.querySelector('.kv')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue with the monthly payment' })).toBeTruthy();
});

test('shows why a monthly gift cannot be paid and hides the checkout link', async () => {
  const gone = { ...subscription, offeringId: 'blankets' };
  await draw({ ...cartOf({}), subscription: gone });
  expect(screen.getByRole('alert').textContent).toMatch(/This is closed/);
  expect(screen.queryByRole('link', { name: 'Continue with the monthly payment' })).toBeNull();
});

test('does not use the word "gift" for a cart that contains only purification', async () => {
  const fund = { offeringId: 'stock-purification-fund', intention: 'purification' } as const;
  await draw(cartOf({ ...fund, isOne: true, minor: 96 }));
  expect(screen.getByText('1 item')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bgifts?\b|donation/i);
});

test('shows the child, the number of months, and the first and last day of a sponsorship', async () => {
  const months = { offeringId: 'orphan-amina', minor: 35_000, isOne: true } as const;
  await draw(cartOf({ ...months, quantity: 2 }, { ...months, quantity: 3 }));
  const titles = screen.getAllByRole('heading', { name: 'Sponsorship of Amina' });
  expect(titles.map(({ parentElement }) => parentElement!.textContent)).toEqual([
    expect.stringMatching(/2 months × 35.*01-03-2026.*30-04-2026/),
    expect.stringMatching(/3 months × 35.*01-05-2026.*31-07-2026/),
  ]);
});

test('shows the names of a sacrifice and its price, and has no field for its quantity', async () => {
  const shares = { offeringId: 'cow-share-tanzania', minor: 45_000, quantity: 2 };
  const names = { names: ['Salim', 'Maryam'], agency: true } as const;
  await draw(cartOf({ ...shares, ...names, intention: 'sacrifice' }));
  expect(screen.getByText(/Salim, Maryam/)).toBeTruthy();
  expect(screen.getByText('2 × 45 OMR')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
