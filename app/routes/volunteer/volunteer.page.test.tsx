/** Page tests of the volunteer form: labels in each language, errors in place, and the draft. */
import { act, fireEvent, screen } from '@testing-library/react';
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
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('names groups, days and types of work', async () => {
  await open('/volunteer');
  expect(screen.getByRole('group', { name: 'About you' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Packing and warehouse' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
    ...[false, false, true],
  ]);
});

test('shows an error at each required field and keeps the typed values', async () => {
  await open('/volunteer');
  type('Occupation', 'Electrician');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send my offer' }));
  const box = await screen.findByRole('alert');
  expect([...box.querySelectorAll('a')].map((link) => link.hash)).toEqual([
    ...['#name', '#email', '#phone', '#education', '#times', '#startDate', '#ageStatement'],
  ]);
  for (const { hash } of box.querySelectorAll('a'))
    expect(document.getElementById(hash.slice(1)), hash).not.toBeNull();
  expect(field('Occupation').value).toBe('Electrician');
  expect(field('Friday').checked).toBe(true);
});

test('restores a draft of the same device, and deletes it on request', async () => {
  const entries = [
    ['occupation', 'Electrician'],
    ['days', 'friday'],
  ];
  localStorage.setItem('draft:volunteer', JSON.stringify({ at: Date.UTC(2026, 2, 11), entries }));
  await open('/volunteer');
  expect(field('Occupation').value).toBe('Electrician');
  expect(field('Friday').checked).toBe(true);
  type('Occupation', 'Plumber');
  expect(localStorage.getItem('draft:volunteer')).toContain('Plumber');
  act(() => screen.getByRole('button', { name: 'Delete it' }).click());
  expect(field('Occupation').value).toBe('');
  expect(field('Friday').checked).toBe(false);
  expect(localStorage.getItem('draft:volunteer')).toBeNull();
});

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
