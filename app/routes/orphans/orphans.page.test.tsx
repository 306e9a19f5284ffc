/** Page tests of a child's page: months, totals, a sponsored child, and hostile texts. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import OrphanPage, { action, loader } from './orphan';

const site = setupTestSite();

const draw = (id: string, prefix = '') =>
  renderPage(`${prefix}/projects/orphans/${id}`, {
    ...{ Component: OrphanPage, loader, action },
    params: { id },
  });
test('shows months, totals and end dates on a child’s page, and updates them from the typed number', async () => {
  await draw('orphan-amina');
  const six = screen.getByRole('radio', { name: /6 months.*210.*until 31-08-2026/ });
  expect(screen.getByRole('radio', { name: /3 months/ })).toHaveProperty('checked', true);
  fireEvent.click(six);
  expect(await screen.findByRole('button', { name: /Donate 210\u00a0OMR/ })).toBeTruthy();
  const other = screen.getByRole('textbox', { name: 'Another number of months' });
  fireEvent.input(other, { target: { value: '٧' } });
  expect(await screen.findByRole('button', { name: /Donate 245\u00a0OMR/ })).toBeTruthy();
  expect(screen.getByText('The months you give start on 01-03-2026.')).toBeTruthy();
  expect(screen.getByText(/^7 months: 245 OMR, until 30-09-2026$/)).toBeTruthy();
  expect(six).toHaveProperty('checked', false);
  fireEvent.input(other, { target: { value: '900' } });
  expect(await screen.findByText(/^Only \d+ months are left\.$/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Zakat' })).toBeTruthy();
  expect(document.querySelector('form')?.getAttribute('action')).toBe(
    '/projects/orphans/orphan-amina#form',
  );
});

test('shows a link to waiting children instead of the form for a fully sponsored child', async () => {
  await draw('orphan-bilal');
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Children who are waiting' }).getAttribute('href')).toBe(
    '/projects/orphans?state=waiting',
  );
});

test('removes scripts and images from a child’s story', async () => {
  const answer = await site.get('/orphans/orphan-amina');
  const body = (await answer.json()) as { result: { story: Record<string, string> } };
  body.result.story.en = '<p>Honest</p><script>window.stolen = 1</script><img src=x onerror="1">';
  site.fail((request) =>
    request.url.includes('/orphans/orphan-amina') ? Response.json(body) : undefined,
  );
  await draw('orphan-amina');
  expect(screen.getByText('Honest')).toBeTruthy();
  expect(document.querySelector('.prose script, .prose img')).toBeNull();
});
