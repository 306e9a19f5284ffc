/** Page tests of a campaign with hostile content. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import ProjectPage, { action, loader } from './project';

const site = setupTestSite();
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
