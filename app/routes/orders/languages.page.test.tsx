/** Tests that gift titles on a receipt have `lang` and `dir` when the charity has no text in the visitor's language. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite, type TestSite } from '#tests/support/site';
import { ENGLISH_CAMPAIGN, FIRST_CAMPAIGN, TWO_LANGUAGES } from '#tests/support/two-languages';
import OrderPage, { action, loader } from './order';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ empty: true });
  await importFiles(site, TWO_LANGUAGES);
});

const gift = (offeringId: string) =>
  ({ offeringId, total: 10_000, quantity: 1, intention: 'sadaqa' }) as const;

test('marks the title of a gift whose language is not that of the receipt', async () => {
  const lines = [gift(FIRST_CAMPAIGN), gift(ENGLISH_CAMPAIGN)];
  const order = await createOrder(site, { locale: 'ar', lines });
  await submitDecision(site, order, 'approve');
  await confirmOrder(site, order);
  await renderPage(`/ar/orders/${order.token}`, {
    ...{ Component: OrderPage, loader, action, params: { token: order.token } },
  });
  expect(screen.getByText('حديقة لمدرسة بدية').lang).toBe('');
  const english = screen.getByText('A library for the village (2026)');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
});
