/** Tests that the shell finds the forms of a page, and none on its error page. */
import { expect, test } from 'vitest';
import { hasGiveForm, keptFormOf } from './use-shell';

const handle = {
  keptForm: (data: unknown) => (data as { form: string }).form,
  hasGiveForm: (data: unknown) => (data as { form: string }).form === 'give',
};
const root = { handle: undefined, data: {} };

test('finds the forms of a page from its loader data', () => {
  const matches = [root, { handle, data: { form: 'give' } }];
  expect(keptFormOf(matches)).toBe('give');
  expect(hasGiveForm(matches)).toBe(true);
});

test('finds no form on the error page after an unreadable form, when the loader did not run', () => {
  const matches = [root, { handle, data: null }];
  expect(keptFormOf(matches)).toBeNull();
  expect(hasGiveForm(matches)).toBe(false);
});
