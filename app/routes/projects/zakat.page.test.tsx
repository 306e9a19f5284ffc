// @vitest-environment jsdom
/** The zakat page as it is drawn: how to know what one owes, and the form that gives it. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPage } from '#tests/support/drawn-page';
import { openedSite } from '#tests/support/opened-site';
import ZakatPage, { action, loader } from './zakat';

openedSite();

test.each([
  ['/projects/zakat', '', ['Zakat calculator', 'Zakat on shares', 'Zakat on funds']],
  ['/ar/projects/zakat', '/ar', ['حاسبة الزكاة', 'زكاة الأسهم', 'زكاة الصناديق']],
])('%s leads to the calculator, to shares and to funds', async (path, prefix, names) => {
  const title = await drawPage(path, { Component: ZakatPage, loader, action });
  expect(title.textContent).not.toBe('');
  const addresses = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(addresses).toEqual(
    ['calculator', 'stocks', 'funds'].map((way) => `${prefix}/projects/zakat/${way}`),
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
});
