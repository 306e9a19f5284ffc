/** Page tests of programs: links by field of work, link to the fund, and pictures with captions. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import ProgramsPage, { loader as listLoader } from './list';
import ProgramPage, { loader } from './program';

setupTestSite();

test('shows a link for each field of work and marks the current one', async () => {
  const path = '/programs?category=education';
  await renderPage(path, { Component: ProgramsPage, loader: listLoader });
  const fields = within(screen.getByRole('navigation', { name: 'Field of work' }));
  expect(fields.getAllByRole('link')).toHaveLength(6);
  const shown = fields.getByRole('link', { current: 'page' });
  expect([shown.textContent, shown.getAttribute('href')]).toEqual([
    'Learning',
    '/programs?category=education',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('links to the form of the program’s fund and loads the pictures lazily', async () => {
  const id = 'healing';
  await renderPage(`/ar/programs/${id}`, { Component: ProgramPage, loader, params: { id } });
  expect(screen.getByRole('link', { name: 'تبرّع لهذا البرنامج' }).getAttribute('href')).toBe(
    '/ar/projects/emergency-health-fund#give',
  );
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(3);
  for (const figure of figures) {
    expect(within(figure).getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(figure.querySelector('figcaption')?.textContent).not.toBe('');
  }
});

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
