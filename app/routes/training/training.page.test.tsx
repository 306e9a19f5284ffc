/** Page tests of trainings: a form with one day, and the end of applications. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import TrainingPage, { action, loader } from './training';

setupTestSite();

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
