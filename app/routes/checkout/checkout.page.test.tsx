// @vitest-environment jsdom
/** Checkout as it is drawn: the form, what is refused in place, and ways to pay that cannot take the currency. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readFormKey } from '#app/security/form-stamp.server';
import type { Cart } from '#domain/cart';
import { hours } from '#domain/durations';
import type { Locale } from '#domain/locales';
import { drawPage } from '#tests/support/drawn-page';
import { openTestSite, unreachable, type TestSite } from '#tests/support/site';
import CheckoutPage, { action, loader } from './checkout';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.fail(null);
});

const line = { projectId: 'fresh-bread-deir-al-balah', minor: 25_000, quantity: 1 } as const;
const CART: Cart = {
  currency: 'OMR',
  lines: [
    { ...line, id: 'a', intention: 'sadaqa' },
    { ...line, id: 'b', intention: 'zakat' },
  ],
};

function draw(cart: Cart = CART, locale: Locale = 'en') {
  const path = locale === 'en' ? '/checkout' : `/${locale}/checkout`;
  return drawPage(path, { Component: CheckoutPage, loader, action, sent: { cart } });
}

const hidden = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

test('asks for what is needed and names the amount on the button', async () => {
  expect((await draw()).textContent).toBe('Checkout');
  expect(screen.getByLabelText('Full name').hasAttribute('required')).toBe(true);
  expect(screen.getByLabelText('Phone (optional)').hasAttribute('required')).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Trial payment/ }).checked).toBe(true);
  expect(screen.getByRole('button', { name: /Pay 50 ?\.000 OMR/ })).toBeTruthy();
  expect(screen.getAllByText(/25\.000 OMR of this is zakat/).length).toBeGreaterThan(0);
  expect([hidden('expectedTotal'), hidden('currency')]).toEqual(['50000', 'OMR']);
});

test('in Arabic', async () => {
  expect((await draw(CART, 'ar')).textContent).toBe('إتمام التبرّع');
  expect(screen.getByRole('button', { name: /ادفع 50 ?\.000 ر\.ع\./ })).toBeTruthy();
  expect(screen.getByLabelText('البريد الإلكتروني للإيصال').getAttribute('dir')).toBe('ltr');
});

test('keeps everything typed, and its key, when something is wrong', async () => {
  await draw();
  const key = hidden('key');
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Salim' } });
  fireEvent.change(screen.getByLabelText('Email, for the receipt'), {
    target: { value: 'salim@' },
  });
  fireEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
  expect(await screen.findByText('An email looks like name@example.org')).toBeTruthy();
  const email = screen.getByLabelText<HTMLInputElement>('Email, for the receipt');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-describedby')).toContain('email-error');
  expect(document.activeElement).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Salim');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(true);
  expect(hidden('key')).toBe(key);
});

test('has a trap that nobody meets, until it has caught somebody', async () => {
  await draw();
  const trap = () => document.querySelector<HTMLInputElement>('input[name=subject]');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect([trap()?.tabIndex, trap()?.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Salim' } });
  fireEvent.change(screen.getByLabelText('Email, for the receipt'), {
    target: { value: 'salim@example.org' },
  });
  fireEvent.change(trap()!, { target: { value: 'filled in by a browser' } });
  fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
  const said = await screen.findByText(/press the button once more/);
  expect((scrolled.mock.contexts.at(-1) as Element).contains(said)).toBe(true);
  expect(trap()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Salim');
});

test('takes the new key of a form that was open for too long', async () => {
  await draw();
  const old = hidden('key');
  vi.useFakeTimers({ now: Date.now() + hours(3), toFake: ['Date'] });
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Salim' } });
  fireEvent.change(screen.getByLabelText('Email, for the receipt'), {
    target: { value: 'salim@example.org' },
  });
  fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
  expect(await screen.findByText(/open for a long time/)).toBeTruthy();
  expect(readFormKey(hidden('key'))?.issuedAt).toBe(Date.now());
  expect(hidden('key')).not.toBe(old);
});

test('shows a way to pay that cannot take the currency, with the reason and what to do', async () => {
  site.fail((request) =>
    request.url.endsWith('/lookups/payment-methods')
      ? Response.json({
          result: {
            total: 2,
            data: [
              { method: 'Paypal', currencies: ['USD', 'EUR'] },
              { method: 'Bank', currencies: ['OMR'] },
            ],
          },
        })
      : undefined,
  );
  await draw();
  const paypal = screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' });
  expect(paypal.disabled).toBe(true);
  const reason = document.getElementById(paypal.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(
    'PayPal cannot take OMR. It takes USD, EUR. Change the currency, or choose another way to pay.',
  );
  expect(screen.getByRole('link', { name: 'Change the currency' }).getAttribute('href')).toBe(
    '#currency-change',
  );
  expect(document.getElementById('currency-change')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank/ }).checked).toBe(true);
});

test('names the gift that cannot be paid any more', async () => {
  const closed = { ...CART.lines[0]!, id: 'c', projectId: 'winter-blankets-rafah' };
  await draw({ ...CART, lines: [...CART.lines, closed] });
  expect(screen.getByRole('alert').textContent).toMatch(/The gifts that are marked cannot be paid/);
  expect(screen.getAllByText('This gift cannot be paid any more.').length).toBeGreaterThan(0);
});

test('while the charity API is down keeps the form and says that nothing was charged', async () => {
  site.fail(unreachable);
  await draw();
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Salim' } });
  expect(screen.getByText(/Nothing was charged and your cart is kept/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Pay 50 ?\.000 OMR/ })).toBeTruthy();
});

test('of an empty cart leads to a gift, and back to the order it became', async () => {
  const placed = { form: 'f', order: 'token-of-the-order-000001' };
  await draw({ currency: 'OMR', lines: [], placed });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your last gift' }).getAttribute('href')).toBe(
    '/orders/token-of-the-order-000001',
  );
});
