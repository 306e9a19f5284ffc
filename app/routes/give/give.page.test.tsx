// @vitest-environment jsdom
/** The quick-donation form as React draws it: what follows what, and where it is refused. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { drawPage } from '#tests/support/drawn-page';
import { openTestSite } from '#tests/support/site';
import { words } from '#tests/support/words';
import GivePage, { action, loader } from './give';

beforeAll(async () => {
  const site = await openTestSite();
  site.fail((request) =>
    request.url.endsWith('/lookups/payment-methods')
      ? Response.json({
          result: {
            total: 2,
            data: [
              { method: 'Bank', currencies: ['OMR', 'USD'] },
              { method: 'Paypal', currencies: ['USD'] },
            ],
          },
        })
      : undefined,
  );
});

const t = words('en');
const form = () => document.forms[0]!;
const sent = () => Object.fromEntries(new FormData(form())) as Record<string, string>;
const donate = () => form().querySelector<HTMLButtonElement>('button.lg')!;
const presets = () =>
  [...form().querySelectorAll<HTMLInputElement>('[name=amount]')].map(({ value }) => value);
const choose = (currency: string) =>
  fireEvent.change(screen.getByLabelText(t('give:currency')), { target: { value: currency } });
const draw = (cart?: Cart) =>
  drawPage('/give', { Component: GivePage, loader, action, ...(cart && { sent: { cart } }) });

test('begins with the default category, ten rials, and the first way that can take rials', async () => {
  await draw();
  expect(sent()).toMatchObject({
    category: 'education',
    amount: '10',
    currency: 'OMR',
    method: 'Bank',
  });
  expect(donate().textContent).toBe(t('giving:donateAmount', { amount: '10\u00a0OMR' }));
});

test('amounts, button and way to pay follow the currency', async () => {
  await draw();
  choose('USD');
  expect(presets()).toEqual(['10', '25', '50', '100', '250']);
  expect(donate().textContent).toContain('USD');
  expect(sent().method).toBe('Paypal');
});

test('a way to pay that the donor chose stays', async () => {
  await draw();
  choose('USD');
  fireEvent.click(form().querySelector('[value=Bank]')!);
  choose('EUR');
  choose('USD');
  expect(sent().method).toBe('Bank');
});

test('an amount stays when its preset goes', async () => {
  await draw();
  fireEvent.click(form().querySelector('[name=amount][value="5"]')!);
  choose('USD');
  expect(sent()).toMatchObject({ currency: 'USD', otherAmount: '5' });
  expect(donate().textContent).toContain('5');
});

test('a refusal stands at its field, with what was typed', async () => {
  await draw();
  const other = screen.getByLabelText<HTMLInputElement>(t('shell:ui.otherAmount'));
  fireEvent.input(other, { target: { value: '1e3' } });
  fireEvent.click(donate());
  await screen.findByText(t('errors:amount.notANumber'));
  expect(sent().otherAmount).toBe('1e3');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(t('shell:ui.otherAmount'))),
  );
});

test('the cart’s other currency is asked about, and Enter answers nothing by itself', async () => {
  const line = { id: 'a', projectId: 'zakat-fund', minor: 10_000, quantity: 1 } as const;
  await draw({ currency: 'OMR', lines: [{ ...line, intention: 'zakat' }] });
  choose('USD');
  fireEvent.click(donate());
  await screen.findByText(t('errors:gift.cartCurrency'));
  const [first, second] = form().querySelectorAll<HTMLButtonElement>('[type=submit]');
  expect(first).toBe(donate());
  expect(second?.value).toBe('convert');
});
