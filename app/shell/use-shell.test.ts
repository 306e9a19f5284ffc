/** Tests which form of a page the shell knows: none while an error page is shown instead of the page. */
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

test('finds no form on the error page of a form that was rejected before the loader ran', () => {
  const matches = [root, { handle, data: null }];
  expect(keptFormOf(matches)).toBeNull();
  expect(hasGiveForm(matches)).toBe(false);
});
