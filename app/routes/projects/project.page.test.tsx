/** Page tests of a campaign with its real loader and action, in English (LTR) and Arabic (RTL). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import ProjectPage, { action, loader } from './project';
import { setFields } from '#tests/support/api/documents';

const site = setupTestSite();
const t = translateFor('en');
const draw = (id: string) =>
  renderPage(`/projects/${id}`, { Component: ProjectPage, loader, action, params: { id } });

test('shows title, gift form, budget and share link', async () => {
  expect((await draw('bread')).textContent).toBe('Bread from the harbour bakery');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const form = document.querySelector('form[method="post"]');
  expect(form?.getAttribute('action')).toBe('/projects/bread#form');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(screen.getByText('1,127 gifts')).toBeTruthy();
  // Scripts run in this test, so the button names the chosen amount.
  expect(await screen.findByRole('button', { name: /Donate 10\u00a0OMR/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Zakat' })).toBeTruthy();
  const table = within(screen.getAllByRole('table')[0]!);
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getByText('58%')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent('/projects/bread'),
  );
});

test('shows the outcome of a completed campaign and a link to another campaign instead of the form', async () => {
  await draw('blankets');
  expect(screen.getByRole('heading', { name: 'What was done' })).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Find another campaign' })).toBeTruthy();
});

test('removes scripts, images, event handlers and javascript: URLs from a story', async () => {
  const answer = await site.get('/projects/bread');
  const body = (await answer.json()) as { result: { story: Record<string, string> } };
  body.result.story.en =
    '<p>Honest</p><script>window.stolen = 1</script><img src=x onerror="window.stolen = 1"><a href="javascript:alert(1)">pay here</a>';
  site.fail((request) =>
    request.url.endsWith('/projects/bread') ? Response.json(body) : undefined,
  );
  await draw('bread');
  await screen.findByText('Honest');
  const story = document.querySelector('.prose');
  expect(story?.querySelector('script, img, [onerror]')).toBeNull();
  expect(story?.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('renders the page without field log, budget and story when their data is invalid', async () => {
  const broken = [{ en: 7 }];
  const fields = { updates: broken, budget: broken, impact: broken, story: broken };
  await setFields(site.db, { offering: 'wells' }, fields);
  expect((await draw('wells')).textContent).toMatch(/wells/i);
  expect(screen.getByRole('button', { name: /donate/i })).toBeTruthy();
  for (const name of ['project:story', 'project:budget.title', 'project:updates.title'])
    expect(screen.queryByRole('heading', { name: t(name) })).toBeNull();
});

test('shows how the raised amount grew, with the goal as a line and a table that ends with the same amount', async () => {
  await draw('wells');
  const heading = await screen.findByRole('heading', { name: 'How it grew' });
  const section = within(heading.closest('section')!);
  const chart = section.getByRole('img', { name: /^Line chart of the amount raised/ });
  const [area, goal, line] = [...chart.querySelectorAll('path')].map((path) =>
    path.getAttribute('d')!,
  );
  // The goal is the highest value, and the line ends below it at the right side.
  expect(goal).toBe('M0 0 400 0');
  expect(line).toMatch(/^M0 \d+ .* 400 55$/);
  expect(area).toBe(`${line}V160H0Z`);
  const rows = within(section.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.at(-1)!.textContent).toMatch(/^12-03-202618,420/);
});
