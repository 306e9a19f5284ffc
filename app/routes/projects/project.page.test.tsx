/** Page tests of a campaign with hostile or invalid content. */
import { screen } from '@testing-library/react';
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
