/** Page tests of the volunteer form: labels in each language, errors in place, and the draft. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import VolunteerPage, { action, loader } from './volunteer';

setupTestSite();
beforeEach(() => localStorage.clear());
// Other test files share the storage.
afterEach(() => localStorage.clear());
const open = (path: string, shell = {}) =>
  renderPage(path, { Component: VolunteerPage, loader, action, shell });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ['deletes the draft of a form that the browser sent before the scripts loaded', 1, ''],
  ['keeps a draft that is newer than the document with the message', -1, 'Electrician'],
])('%s', async (_, olderBy, shown) => {
  const at = Date.UTC(2026, 2, 11);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(at + olderBy);
  const entries = [['occupation', 'Electrician']];
  localStorage.setItem('draft:volunteer', JSON.stringify({ at, entries }));
  await open('/volunteer', { flash: { about: 'volunteerReceived', text: '', isBad: false } });
  expect(field('Occupation').value).toBe(shown);
  expect(localStorage.getItem('draft:volunteer') !== null).toBe(shown !== '');
});
