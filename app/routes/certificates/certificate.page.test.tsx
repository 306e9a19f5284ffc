/** Tests of the rendered endowment certificate: name, purpose and shares, and no amount. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { type Locale, LOCALES } from '#domain/locales';
import { createPaidOrder } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import CertificatePage, { loader } from './certificate';

const site = setupTestSite();
let order: Order;
beforeAll(async () => {
  const line = { offeringId: 'water-endowment', intention: 'waqf' } as const;
  order = await createPaidOrder(site, {
    lines: [
      { ...line, total: 75_000, quantity: 3, names: ['<b>مريم</b>'] },
      { ...line, total: 7_770, quantity: 1, names: ['Salma'] },
      { ...line, total: 25_000, quantity: 1 },
    ],
  });
});

const certificateOf = (line: number) => order.lines[line]!.certificate!;

function draw(locale: Locale, token = certificateOf(0)) {
  const path = `${locale === 'en' ? '' : `/${locale}`}/certificates/${token}`;
  const shell = { organisation: { name: 'Amal Relief' } };
  return renderPage(path, { Component: CertificatePage, loader, params: { token }, shell });
}

test.each(LOCALES)(
  'in %s, shows name, endowment, date and reference, but no amount and no donor',
  async (locale) => {
    const heading = await draw(locale);
    expect(heading.textContent).toBe('<b>مريم</b>');
    const text = document.body.textContent ?? '';
    for (const said of [order.lines[0]!.title[locale], '12-03-2026', order.reference, '1631']) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/25[.,]000|75[.,]000|OMR|ر\.ع\.|Salma|salma@|\{\{|undefined/);
  },
);

test('links to the endowment', async () => {
  await draw('ar');
  const link = screen.getByRole('link', { name: 'عرض هذا الوقف' });
  expect(link.getAttribute('href')).toBe('/ar/projects/water-endowment');
});

test('sends no-store and noindex', async () => {
  const { data, init } = await loader(args(visit('/certificates/x'), { token: certificateOf(0) }));
  const headers = new Headers(init?.headers);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(data.head.index).toBe(false);
});
