/** Tests the error summary of forms, also in browsers whose scrollIntoView returns a promise. */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { filesBelow } from '#tests/guards/sources';
import { renderPart } from '#tests/support/drawn-part';
import { FORM_ANCHOR, FormErrors } from './form-reply';

const rejectedForm = (error: Record<string, string[]>) => ({ status: 'error' as const, error });

test('the error summary scrolls into view, and unmounts without an error', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockResolvedValue(undefined as never);
  const { unmount } = renderPart(<FormErrors form={rejectedForm({ '': ['Fewer left.'] })} />);
  expect(screen.getByRole('alert').textContent).toBe('Fewer left.');
  expect(scroll).toHaveBeenCalledOnce();
  expect(() => unmount()).not.toThrow();
});

test('the error summary lists each invalid field with a link, in the order of the page', () => {
  const error = { 'names[0]': ['Missing'], amount: ['Too small', 'Not a number'], key: ['Old'] };
  const labels = { amount: 'Amount', phone: 'Phone', 'names[0]': 'Name', key: 'Since when?' };
  renderPart(<FormErrors form={rejectedForm(error)} labels={labels} prefix="panel" />);
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Amount: Too small Not a number', '#panel-amount'],
    ['Name: Missing', '#panel-names%5B0%5D'],
    ['Since when? Old', '#panel-key'],
  ]);
});

test('the anchor of the form exists also when the form is returned without errors', () => {
  renderPart(<FormErrors form={{ status: 'success' }} />);
  expect(document.getElementById(FORM_ANCHOR)?.textContent).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every component that uses `useSubmission` has an error summary with labels', () => {
  const without = ['app', 'web'].flatMap(filesBelow).filter((file) => {
    if (!file.endsWith('.tsx') || file.includes('.test.') || file === 'web/ui/form-reply.tsx')
      return false;
    const source = readFileSync(file, 'utf8');
    return source.includes('useSubmission(') && !/<FormErrors[^>]*\slabels=/.test(source);
  });
  expect(without).toEqual([]);
});
