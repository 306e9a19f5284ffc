/** Page tests of trainings: a form with one day, the end of applications, and hostile texts. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import TrainingPage, { action, loader } from './training';
import { setFields } from '#tests/support/api/documents';

const site = setupTestSite();

const show = (id: string, { language = '', shell = {} } = {}) =>
  renderPage(`${language}/training/${id}`, {
    ...{ Component: TrainingPage, loader, action, params: { id }, shell },
  });

test('checks the only day of a training beforehand', async () => {
  await show('bookkeeping');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Monday' }).checked).toBe(true);
});

test.each([
  ['nursing', /has started and is closed to applications/],
  ['gardening', /^This course is over/],
])('has no form when the training %s has begun', async (id, text) => {
  await show(id);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.querySelector('.paybar')).toBeNull();
});

test('shows hostile texts of content as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const texts = { en: hostile, ar: hostile, tr: hostile, id: hostile };
  const reviews = [{ rating: 5, text: texts, by: texts }];
  const fields = { title: texts, teachers: texts, reviews, body: texts };
  await setFields(site.db, { table: 'trainings', id: 'first-aid' }, fields);
  expect((await show('first-aid')).textContent).toBe(hostile);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(4);
});
