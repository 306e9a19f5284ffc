/**
 * Tests of the rendered checkout page: the form, its errors, quotes, and payment methods that do not accept the
 * currency.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { giftsIn, type Cart } from '#domain/cart';
import { CART_LINE, cartOf } from '#tests/support/carts';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { args, replaceMethods, unreachable, visit } from '#tests/support/site';
import CheckoutPage, { action, handle, loader } from './checkout';

const site = setupTestSite();

const CART = cartOf({}, { intention: 'zakat' });

const draw = (cart: Cart = CART) =>
  renderPage('/checkout', { Component: CheckoutPage, loader, action, sent: { cart } });

/** Fills in the required fields and clicks the button. */
function pay(button: RegExp, email = 'salim@example.org') {
  const typed = { 'Full name': 'Salim', 'Email, for the receipt': email };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const hidden = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

test('shows the required fields, and the amount on the button', async () => {
  expect((await draw()).textContent).toBe('Checkout');
  expect(screen.getByLabelText('Full name').hasAttribute('required')).toBe(true);
  expect(screen.getByLabelText('Phone (optional)').hasAttribute('required')).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
  expect(screen.getByRole('button', { name: /Pay 50 OMR/ })).toBeTruthy();
  expect(screen.getByText(/^You will pay exactly this amount, once, online or/)).toBeTruthy();
  expect(screen.getAllByText(/25 OMR of this is zakat/).length).toBeGreaterThan(0);
  expect([hidden('gifts'), hidden('expectedTotal'), hidden('currency')]).toEqual([
    giftsIn(CART),
    '50000',
    'OMR',
  ]);
  const { data } = await loader(args(visit('/checkout', { cart: CART })));
  // The form to keep when the language changes.
  expect(document.forms.namedItem(handle.keptForm?.(data) ?? '')?.noValidate).toBe(true);
  expect(handle.keptForm?.(undefined)).toBeNull();
});

test('keeps all values and the form key after a validation error', async () => {
  await draw();
  const key = hidden('key');
  fireEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  pay(/^Pay\s50/, 'salim@');
  expect(await screen.findByText('Enter an email address, such as name@example.org')).toBeTruthy();
  const email = screen.getByLabelText<HTMLInputElement>('Email, for the receipt');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-describedby')).toContain('email-error');
  expect(document.activeElement).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Salim');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(true);
  expect(hidden('key')).toBe(key);
});

test('renders a hidden honeypot, and removes it after it was filled in', async () => {
  await draw();
  const honeypot = () => document.querySelector<HTMLInputElement>('input[name=subject]');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect([honeypot()?.tabIndex, honeypot()?.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  fireEvent.change(honeypot()!, { target: { value: 'filled in by a browser' } });
  pay(/^Pay\s50/);
  const said = await screen.findByText(/press the button once more/);
  expect((scrolled.mock.contexts.at(-1) as Element).contains(said)).toBe(true);
  expect(honeypot()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Salim');
});

test('shows a payment method that does not accept the currency, with the reason and the alternatives', async () => {
  site.fail(replaceMethods([PAYPAL, BANK]));
  await draw();
  expect(screen.queryByRole('radio', { name: 'PayPal' })).toBeNull();
  const paypal = document.querySelector<HTMLDetailsElement>('#unable-Paypal')!;
  // It is one line below the available methods, and expands to the alternatives.
  expect(paypal.open).toBe(false);
  expect(paypal.querySelector('summary')?.textContent).toBe(
    'You cannot pay in Omani rials with PayPal.',
  );
  const bank = screen.getByRole('radio', { name: /Bank/ });
  expect(bank.compareDocumentPosition(paypal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(paypal.textContent).toContain(
    'It accepts US dollars, euros. Change the currency, or choose another way to pay.',
  );
  expect(screen.getByRole('link', { name: 'Change the currency' }).getAttribute('href')).toBe(
    '#currency-change',
  );
  expect(document.getElementById('currency-change')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank/ }).checked).toBe(true);
});

const QUOTE = {
  method: 'Paypal',
  donated: { minor: 50_000, currency: 'OMR' },
  charged: { minor: 13_004, currency: 'USD' },
  rate: '2.6008',
  source: { en: 'Test central bank', ar: 'سعر الربط', tr: '', id: '' },
  at: '2026-03-12T00:00:00.000Z',
  until: '2026-03-12T06:30:00.000Z',
  token: 'a'.repeat(80),
};

const PAYPAL = { method: 'Paypal', currencies: ['USD', 'EUR', 'JPY'] };
const BANK = { method: 'Bank', currencies: ['OMR'], monthly: false };

test('shows a quote as a button with amount, rate, date, source and the possible bank fee', async () => {
  site.fail(replaceMethods([PAYPAL, BANK], [QUOTE]));
  await draw();
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Pay 130.04\u00a0USD with PayPal instead of 50\u00a0OMR',
  });
  expect([button.type, button.name, button.value]).toEqual([
    'submit',
    'quote',
    `Paypal ${QUOTE.token}`,
  ]);
  // Enter in a field does not accept the quote.
  const [first] = button.form!.querySelectorAll('button');
  expect([first?.type, first?.name]).toEqual(['submit', '']);
  const box = button.closest('details')!;
  expect(box.textContent).toContain('You cannot pay in Omani rials with PayPal.');
  expect(box.textContent).toContain('1 OMR = 2.6008 USD');
  expect(box.textContent).toContain('Test central bank ·\u00a012-03-2026');
  expect(box.textContent).toContain('holds until 10:30 Muscat time, 12-03-2026');
  expect(box.textContent).toContain('Your bank may add a fee of its own.');
  // Rounded up, because one of the gifts is zakat.
  expect(box.textContent).toContain('Rounded up');
  expect([box.open, box.querySelector('input')]).toEqual([false, null]);
});

test('expands the quote of the method that the donor chose', async () => {
  site.fail(replaceMethods([PAYPAL, BANK], [QUOTE]));
  await draw({ ...CART, method: 'Paypal' });
  const paypal = document.querySelector<HTMLDetailsElement>('#unable-Paypal');
  expect(paypal?.open).toBe(true);
  expect(paypal?.textContent).toContain('You chose');
});

test('offers only the quote when no payment method accepts the total', async () => {
  site.fail(replaceMethods([PAYPAL], [QUOTE]));
  await draw();
  expect(screen.queryByRole('button', { name: /Pay 50 OMR/ })).toBeNull();
  expect(screen.getByText('To continue, choose one of the amounts above.')).toBeTruthy();
  expect(screen.getByText(/You can pay this instead/)).toBeTruthy();
});

test('shows the current amount after a rejected quote, and moves the focus to its button', async () => {
  // The API has a trial method, but did not sign this quote.
  const trial = { method: 'Stripe', currencies: ['USD'] };
  site.fail(replaceMethods([trial, BANK], [{ ...QUOTE, method: 'Stripe' }]));
  await draw();
  pay(/with Card instead of/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Nothing was charged.*With Card the amount is now 130\.04/);
  // The button has its text again when the loaders have ended.
  const button = await screen.findByRole('button', { name: /with Card instead of/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Salim');
});

describe('monthly gift', () => {
  const { quantity: _, ...item } = CART_LINE;
  const monthly: Cart = { ...CART, subscription: item };

  test('shows the monthly amount on the button, and how many other gifts wait', async () => {
    await draw(monthly);
    expect(screen.getByRole('button', { name: 'Pay 25\u00a0OMR every month' })).toBeTruthy();
    expect(screen.getByText(/You can stop at any time with the link in your receipt/)).toBeTruthy();
    expect(screen.getByText(/The 2 other items in your cart stay there/)).toBeTruthy();
    expect([hidden('expectedTotal'), hidden('interval')]).toEqual(['25000', 'month']);
    expect(screen.queryByRole('radio', { name: 'Bank transfer' })).toBeNull();
    expect(screen.getByText(/Bank transfer cannot be used for monthly payments/)).toBeTruthy();
  });

  test('shows a hint when no payment method can repeat the gift', async () => {
    site.fail(replaceMethods([BANK], []));
    await draw(monthly);
    expect(screen.getByText(/Monthly payments are not available at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /every month/ })).toBeNull();
  });
});

test.each([
  ['unfolds the summary when a quick donation joined another gift', 'endowment-1', true],
  ['folds the summary of gifts that the donor has seen in the cart', 'b', false],
])('%s', async (_, id, isOpen) => {
  await draw({ ...CART, lines: [CART.lines[0]!, { ...CART.lines[1]!, id }] });
  expect(document.querySelector('aside details')?.hasAttribute('open')).toBe(isOpen);
});

test('shows an error of the API at the gift that it is about, in an open summary', async () => {
  await draw(cartOf({}, { intention: 'waqf' }));
  pay(/^Pay 50/);
  const [said] = await screen.findAllByText(/an intention that its fund does not accept/, {
    selector: '.err',
  });
  expect(said?.closest('section')?.textContent).toContain('Endowment (waqf)');
  expect(document.querySelector('aside details')?.hasAttribute('open')).toBe(true);
});

test('marks a gift that can no longer be paid', async () => {
  const closed = { ...CART.lines[0]!, id: 'c', offeringId: 'blankets' };
  await draw({ ...CART, lines: [...CART.lines, closed] });
  expect(screen.getByRole('alert').textContent).toMatch(/The marked items cannot be paid/);
  expect(screen.getAllByText('This can no longer be paid.').length).toBeGreaterThan(0);
});

test('keeps the form and shows that nothing was charged while the charity API is down', async () => {
  site.fail(unreachable);
  await draw();
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Salim' } });
  expect(screen.getByText(/Nothing was charged, and your cart is saved/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Pay 50 OMR/ })).toBeTruthy();
});

test('shows the bank accounts while the charity API stores no order', async () => {
  await draw();
  expect(document.querySelector('#bank-details')).toBeNull();
  site.fail(({ method, url }) =>
    method === 'POST' && new URL(url).pathname === '/user/orders'
      ? new Response('', { status: 500 })
      : undefined,
  );
  pay(/Pay 50/);
  const box = (await screen.findByText(/enter your name in the payment details/)).parentElement!;
  expect(box.id).toBe('bank-details');
  expect(box.textContent).toMatch(/IBAN.*OM\d\d/);
});

test('shows the maximum of a card, and a hint when no other method accepts the total', async () => {
  const fund = { offeringId: 'stock-purification-fund', intention: 'purification' } as const;
  site.fail(replaceMethods([{ method: 'Stripe', currencies: ['OMR'], maximums: { OMR: 90 } }]));
  await draw(cartOf({ ...fund, minor: 96, isOne: true }));
  expect(screen.getByText(/Card accepts 0\.090.OMR or less/)).toBeTruthy();
  expect(screen.getByText(/above the maximum of every payment method/)).toBeTruthy();
});
