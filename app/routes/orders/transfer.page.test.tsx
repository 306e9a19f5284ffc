/** Tests of the rendered page of an order by bank transfer: one or several accounts, with or without an IBAN. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Currency } from '#domain/money';
import { importFiles } from '#tests/support/api/content-folder';
import { createOrder } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { BANK_ACCOUNTS, FUND, smallCharity } from '#tests/support/api/small-charity';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite, type TestSite } from '#tests/support/site';
import OrderPage, { action, loader } from './order';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ empty: true });
  const { oman, york } = BANK_ACCOUNTS;
  await importFiles(site, smallCharity(`bank_accounts:\n${oman}${york}`));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function draw(currency: Currency, language = '') {
  const { token } = await createOrder(site, {
    ...{ currency, method: 'Bank' },
    lines: [{ offeringId: FUND, total: 10_000, quantity: 1, intention: 'sadaqa' }],
  });
  await drawOrder(token, language);
}

const drawOrder = (token: string, language = '') =>
  renderPage(`${language}/orders/${token}`, {
    ...{ Component: OrderPage, loader, action, params: { token } },
    shell: { organisation: { name: 'Hope Relief', licence: '' } },
  });

const rowsIn = (place: ParentNode) =>
  [...place.querySelectorAll('.kv.copied > div')].map((row) => [
    row.querySelector('dt')!.textContent,
    row.querySelector('dd')!.firstElementChild?.textContent ?? row.querySelector('dd')!.textContent,
  ]);

test('an order whose currency one account receives: shows the account, the amount and the reference in one list', async () => {
  await draw('OMR');
  const box = screen.getByRole('heading', { name: 'Transfer to this account' }).parentElement!;
  expect(rowsIn(box)).toEqual([
    ['Exact amount', expect.stringMatching(/^10\sOMR$/)],
    ['Reference', expect.stringMatching(/^ND-/)],
    ['IBAN', 'OM81 0180 0000 0129 9123 456'],
    ['Account holder', 'Hope Relief'],
    ['Bank', 'Bank of Oman ·\u00a0Al Khuwair'],
    ['SWIFT / BIC', 'SMPLOMRX'],
  ]);
  expect(within(box).queryAllByRole('heading', { level: 3 })).toEqual([]);
});

test('shows each account below the name of its bank, in the order of the content file', async () => {
  await draw('GBP');
  const title = 'Transfer to one of these accounts';
  const box = screen.getByRole('heading', { name: title }).parentElement!;
  const [oman, york] = within(box).getAllByRole('heading', { level: 3 });
  expect([oman!.textContent, york!.textContent]).toEqual([
    'Bank of Oman ·\u00a0Al Khuwair',
    'Bank of York',
  ]);
  expect(rowsIn(oman!.parentElement!)).toEqual([
    ['IBAN', 'OM81 0180 0000 0129 9123 456'],
    ['Account holder', 'Hope Relief'],
    ['SWIFT / BIC', 'SMPLOMRX'],
  ]);
  expect(rowsIn(york!.parentElement!)).toEqual([
    ['Account number', '12-34-56 12345678'],
    ['Account holder', 'Hope Relief UK'],
  ]);
});

test('says which part of the amount has arrived, and asks for the rest', async () => {
  const { token, reference } = await createOrder(site, {
    ...{ currency: 'OMR', method: 'Bank' },
    lines: [{ offeringId: FUND, total: 10_000, quantity: 1, intention: 'sadaqa' }],
  });
  const arrived = {
    amount: { minor: 8_000, currency: 'OMR' as const },
    difference: 'wait' as const,
  };
  await confirmTransfer(site, reference, arrived);
  await drawOrder(token);
  const said =
    'Thank you: 8\u00a0OMR has arrived. A further 2\u00a0OMR will complete your payment.';
  expect(document.querySelector('header')!.textContent).toContain(said);
  expect(document.body.textContent).toMatch(/Exact amount2\sOMR/);
});

test('names the bank in the label of each copy button', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await draw('GBP');
  const name = 'Copy: Account number, Bank of York';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(writeText).toHaveBeenCalledWith('12-34-56 12345678');
  expect(await screen.findByText('Copied')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Exact amount' }));
  expect(writeText).toHaveBeenCalledWith('100');
  expect(
    screen.getByRole('button', { name: 'Copy: IBAN, Bank of Oman ·\u00a0Al Khuwair' }),
  ).toBeTruthy();
});
