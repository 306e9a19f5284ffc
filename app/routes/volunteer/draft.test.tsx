/** Tests the draft of the volunteer form: what it stores, when it is restored, and when it is deleted. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { days } from '#domain/time/durations';
import { deleteDraft, readDraft } from '../../applications/stored-draft';
import { restoreDraft, storeDraft } from './draft';

const KEY = 'draft:volunteer';
const NOW = Date.UTC(2026, 2, 12);

/** A form as the page shows it: with defaults, hidden fields and the honeypot. */
function makeForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="form" value="1"><input name="subject" tabindex="-1">
    <input name="name"><textarea name="notes"></textarea>
    <select name="phoneCountry"><option value="">+96</option><option value="OM">+968</option></select>
    <input type="checkbox" name="days" value="friday"><input type="checkbox" name="days" value="saturday">
    <input type="radio" name="audience" value="female"><input type="radio" name="audience" value="any" checked>
  </form>`;
  return document.querySelector('form')!;
}
const input = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const values = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function typeAll(): HTMLFormElement {
  const form = makeForm();
  input('[name=name]').value = 'Yusuf';
  input('[name=notes]').value = 'Line 1\nLine 2';
  input('[name=phoneCountry]').value = 'OM';
  input('[value=saturday]').checked = true;
  input('[value=female]').checked = true;
  return form;
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

test('restores the typed values, checked boxes and choices in a new form', () => {
  const typed = typeAll();
  storeDraft(typed);
  const before = values(typed);
  const form = makeForm();
  const changed = vi.fn();
  form.addEventListener('change', changed);
  expect(restoreDraft(form)).toBe(true);
  expect(values(form)).toEqual(before);
  expect(new FormData(form).getAll('days')).toEqual(['saturday']);
  expect(changed).toHaveBeenCalledOnce();
});

test('does not store hidden fields, the honeypot or empty fields', () => {
  const form = makeForm();
  input('[name=subject]').value = 'bot';
  input('[name=name]').value = 'Yusuf';
  storeDraft(form);
  expect(readDraft()).toEqual([
    ['name', 'Yusuf'],
    ['audience', 'any'],
  ]);
});

test('keeps the values of a form that the visitor or the browser has already filled in', () => {
  storeDraft(typeAll());
  const form = makeForm();
  input('[name=name]').value = 'Maryam';
  expect(restoreDraft(form)).toBe(false);
  expect(values(form)).toMatchObject({ name: 'Maryam', notes: '', audience: 'any' });
});

test('adds the option of a country that the list does not contain', () => {
  const typed = typeAll();
  document.querySelector('select')!.add(new Option('+64 New Zealand', 'NZ'));
  input('[name=phoneCountry]').value = 'NZ';
  storeDraft(typed);
  const form = makeForm();
  restoreDraft(form);
  expect(values(form)).toMatchObject({ phoneCountry: 'NZ' });
});

test.each([
  [days(7) - 1, true],
  [days(7), false],
])('after %i ms, the draft is still stored: %s', (age, isStored) => {
  storeDraft(typeAll(), NOW);
  expect(readDraft(NOW + age) !== null).toBe(isStored);
  expect(localStorage.getItem(KEY) !== null).toBe(isStored);
});

test.each(['not JSON', '{"at":1}', '[]', '{"at":9e15,"entries":"x"}', 'null'])(
  'deletes the unreadable draft %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readDraft()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test('works as without a draft when the browser denies access to localStorage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(denied),
  );
  const form = typeAll();
  storeDraft(form);
  expect(restoreDraft(makeForm())).toBe(false);
  deleteDraft();
  spies.forEach((spy) => spy.mockRestore());
});
