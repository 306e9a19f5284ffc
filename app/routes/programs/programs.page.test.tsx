/** Page test of programs: the annual figures. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import ProgramsPage, { loader as listLoader } from './list';

setupTestSite();

test('has the newest annual figures as a chart and a table', async () => {
  await renderPage('/programs', { Component: ProgramsPage, loader: listLoader });
  const name = 'Where your money went in 2025';
  const section = within(screen.getByRole('heading', { name }).closest('section')!);
  const chart = section.getByRole('img');
  const widths = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['100%', '83.33%', '50%', '41.67%', '0%', '15%']);
  const hidden = { hidden: true };
  const rows = within(section.getByRole('table', hidden)).getAllByRole('row', hidden);
  const texts = rows.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
  expect(texts.slice(1).map((text) => text.replace(/^[^\d]+/, ''))).toEqual([
    ...['60,000 OMR50,000 OMR', '30,000 OMR25,000 OMR'],
    ...['0 OMR9,000.500 OMR', '90,000 OMR84,000.500 OMR'],
  ]);
  const report = section.getByRole('link', { name: 'Read the report' });
  expect(report.getAttribute('href')).toBe('https://charity.example/2025.pdf');
});
