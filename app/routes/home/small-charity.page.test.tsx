/** Tests the home page of a charity that has little content: no slide, and one category. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { smallCharity } from '#tests/support/api/small-charity';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader as giveLoader } from '../give/give';
import HomePage, { loader } from './home';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ empty: true });
  await importFiles(site, smallCharity(''));
});

test('without a slide, the top of the page has neither the height nor the sky of a picture', async () => {
  const heading = await renderPage('/', { Component: HomePage, loader });
  expect(heading.textContent).toBe(translateFor('en')('home:title'));
  const top = heading.closest('section')!;
  expect(top.classList.contains('bg-sunk')).toBe(true);
  expect(top.outerHTML).not.toMatch(/bg-sky|min-h-\[640px\]/);
  expect(top.querySelector('form')).not.toBeNull();
});

test('with one category, the quick donation sends it and shows no choice', async () => {
  await renderPage('/', { Component: HomePage, loader });
  const form = document.querySelector<HTMLFormElement>('form.quickly')!;
  expect(new FormData(form).getAll('category')).toEqual(['relief']);
  const t = translateFor('en');
  expect(screen.queryByRole('group', { name: t('give:for') })).toBeNull();
  expect(screen.getByRole('group', { name: t('give:amount') })).not.toBeNull();
});

test('with no open fund, neither the home page nor /give has a form that could not be paid', async () => {
  await site.db.updateTable('offerings').set({ status: 'closed' }).execute();
  site.fail(null);
  await renderPage('/', { Component: HomePage, loader });
  expect(document.querySelector('form.quickly')).toBeNull();
  await expect(giveLoader(args(visit('/give')))).rejects.toMatchObject({ status: 404 });
});
