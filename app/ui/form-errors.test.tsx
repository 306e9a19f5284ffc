// @vitest-environment jsdom
/**
 * The error summary scrolls into view and links to each field, also in browsers whose scrollIntoView returns a promise.
 */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { filesBelow } from '#tests/guards/sources';
import { drawPart } from '#tests/support/drawn-part';
import { FORM_ANCHOR, FormErrors } from './form-errors';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const refused = (error: Record<string, string[]>) => ({ status: 'error' as const, error });

test('is shown, and taken away without harm', () => {
  const scroll = vi.fn().mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = scroll;
  const { unmount } = drawPart(<FormErrors form={refused({ '': ['Others were quicker.'] })} />);
  expect(screen.getByRole('alert').textContent).toBe('Others were quicker.');
  expect(scroll).toHaveBeenCalledOnce();
  expect(() => unmount()).not.toThrow();
});

test('names each invalid field in the sequence of the page, with a link', () => {
  const error = { 'names[0]': ['Missing'], amount: ['Too small', 'Not a number'], key: ['Old'] };
  const labels = { amount: 'Amount', phone: 'Phone', 'names[0]': 'Name', key: 'Since when?' };
  drawPart(<FormErrors form={refused(error)} labels={labels} prefix="panel" />);
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Amount: Too small Not a number', '#panel-amount'],
    ['Name: Missing', '#panel-names%5B0%5D'],
    ['Since when? Old', '#panel-key'],
  ]);
});

test('a form that is returned without errors has the same anchor', () => {
  drawPart(<FormErrors form={{ status: 'success' }} />);
  expect(document.getElementById(FORM_ANCHOR)?.textContent).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every form of the site that shows field errors begins with the summary', () => {
  const without = filesBelow('app').filter((file) => {
    if (!file.endsWith('.tsx') || file.includes('.test.')) return false;
    const source = readFileSync(file, 'utf8');
    return source.includes('useSubmission(') && !/<FormErrors[^>]*\slabels=/.test(source);
  });
  expect(without).toEqual([]);
});
