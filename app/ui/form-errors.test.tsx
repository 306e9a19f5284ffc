// @vitest-environment jsdom
/** What is wrong with a form comes into view, and goes again, in browsers that scroll with a promise too. */
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormErrors } from './form-errors';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('is shown, and taken away without harm', () => {
  const scroll = vi.fn().mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = scroll;
  const form = { status: 'error' as const, error: { '': ['Others were quicker.'] } };
  const { rerender, unmount } = render(<FormErrors form={form} />);
  expect(screen.getByRole('alert').textContent).toBe('Others were quicker.');
  expect(scroll).toHaveBeenCalledOnce();
  rerender(<FormErrors form={{ ...form }} />);
  expect(() => unmount()).not.toThrow();
});
