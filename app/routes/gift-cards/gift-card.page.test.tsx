/** Tests of the rendered gift card: names, picture and text in each language, and no amount. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { type Locale, LOCALES } from '#domain/locales';
import { createPaidOrder, LINE } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import GiftCardPage, { loader } from './gift-card';

const site = setupTestSite();
let order: Order;
beforeAll(async () => {
  const recipient = { name: '<b>مريم</b>', phone: '+96892123456' };
  order = await createPaidOrder(site, {
    lines: [
      { ...LINE, recipient },
      { offeringId: 'waqf-fund', total: 20_000, quantity: 1, intention: 'waqf', recipient },
      { offeringId: 'orphan-amina', total: 35_000, quantity: 1, intention: 'sadaqa', recipient },
    ],
  });
});

const cardOf = (line: number) => order.lines[line]!.card!;

function draw(locale: Locale, token = cardOf(0)) {
  const path = `${locale === 'en' ? '' : `/${locale}`}/gift-cards/${token}`;
  const shell = { organisation: { name: 'Amal Relief' } };
  return renderPage(path, { Component: GiftCardPage, loader, params: { token }, shell });
}

test.each(LOCALES)(
  'in %s, shows recipient, donor and campaign, but no amount and no contact data',
  async (locale) => {
    const heading = await draw(locale);
    expect(heading.textContent).toBe('<b>مريم</b>');
    const text = document.body.textContent ?? '';
    expect(text).toContain('Salma Al Harthi');
    expect(text).toContain(order.lines[0]!.title[locale]);
    expect(text).toContain('12-03-2026');
    expect(text).not.toMatch(/10[.,]000|OMR|ر\.ع\.|salma@|9212|\{\{|undefined/);
    expect(text).not.toContain(order.reference);
    const picture = document.querySelector('article img');
    expect(picture?.getAttribute('alt')).toBe(order.lines[0]!.picture.alt[locale]);
  },
);

test('shows the name and the prayer of the intention', async () => {
  await draw('en', cardOf(1));
  expect(screen.getByText('Endowment (waqf)')).toBeTruthy();
  expect(screen.getByText('May Allah make its reward continue for them both.')).toBeTruthy();
});

test('says that the gift is a sponsorship', async () => {
  await draw('en', cardOf(2));
  expect(screen.getByText('Sponsorship of Amina')).toBeTruthy();
});

test('sends no-store and noindex', async () => {
  const { data, init } = await loader(args(visit('/gift-cards/x'), { token: cardOf(0) }));
  const headers = new Headers(init?.headers);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(data.head.index).toBe(false);
});
