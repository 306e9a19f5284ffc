// @vitest-environment jsdom
/** The certificate of an endowment as it is drawn: whose, what for, how many shares, and never an amount. */
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { comeBack, place, press } from '#tests/support/api/orders';
import type { Order } from '#contract/orders';
import { LOCALES, type Locale } from '#domain/locales';
import { drawPage } from '#tests/support/drawn-page';
import { args, openTestSite, visit, type TestSite } from '#tests/support/site';
import CertificatePage, { loader } from './certificate';

let site: TestSite;
let order: Order;
beforeAll(async () => {
  site = await openTestSite();
  const line = { offeringId: 'water-endowment', intention: 'waqf' } as const;
  const placed = await place(site, {
    lines: [
      { ...line, total: 75_000, quantity: 3, names: ['<b>مريم</b>'] },
      { ...line, total: 7_777, quantity: 1, names: ['Salma'] },
      { ...line, total: 25_000, quantity: 1 },
    ],
  });
  await press(site, placed, 'approve');
  order = await comeBack(site, placed);
});

const certificateOf = (line: number) => order.lines[line]!.certificate!;

function draw(locale: Locale, token = certificateOf(0)) {
  const path = `${locale === 'en' ? '' : `/${locale}`}/certificates/${token}`;
  const shell = { organisation: { name: 'Nadawah Relief' } };
  return drawPage(path, { Component: CertificatePage, loader, params: { token }, shell });
}

const load = (token: string) => loader(args(visit('/certificates/x'), { token }));

describe.each(LOCALES)('in %s', (locale) => {
  test('says whose it is and what for, and nothing of the amount or the donor', async () => {
    const heading = await draw(locale);
    expect(heading.textContent).toBe('<b>مريم</b>');
    const text = document.body.textContent ?? '';
    for (const said of [order.lines[0]!.title[locale], '12-03-2026', order.reference, '1631']) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/25[.,]000|75[.,]000|OMR|ر\.ع\.|Salma|salma@|\{\{|undefined/);
  });
});

test('names shares where there are whole ones, and none for an amount', async () => {
  expect((await load(certificateOf(0))).data.words.shares).toBe('3 shares');
  expect((await load(certificateOf(1))).data.words.shares).toBeNull();
  expect(order.lines[2]!.certificate).toBeNull();
});

test('leads to the endowment', async () => {
  await draw('ar');
  const link = screen.getByRole('link', { name: 'عرض هذا الوقف' });
  expect(link.getAttribute('href')).toBe('/ar/projects/water-endowment');
});

test('is kept nowhere and found by no search', async () => {
  const { data, init } = await load(certificateOf(0));
  const headers = new Headers(init?.headers);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(data.head.index).toBe(false);
});

describe('nothing is there', () => {
  test.each(['', 'short', '../../projects', 'x'.repeat(44)])('at %j', async (token) => {
    await expect(load(token)).rejects.toMatchObject({ status: 404 });
  });

  test('at the tokens of other things, or at any text', async () => {
    for (const token of [order.token, order.check!]) {
      await expect(load(token)).rejects.toMatchObject({ status: 404 });
    }
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String({ maxLength: 90 })), async (token) => {
        await expect(load(token)).rejects.toMatchObject({ status: 404 });
      }),
      { numRuns: 40 },
    );
  });

  test('once the money went back', async () => {
    await site.db.updateTable('orders').set({ state: 'refunded' }).execute();
    await expect(load(certificateOf(0))).rejects.toMatchObject({ status: 404 });
    await site.db.updateTable('orders').set({ state: 'paid' }).execute();
  });
});
