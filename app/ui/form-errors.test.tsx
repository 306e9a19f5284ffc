// @vitest-environment jsdom
/** What is wrong with a form comes into view with a link to each field, and goes again, in browsers that scroll with a promise too. */
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

test('names each wrong field in the order of the page, and links to it', () => {
  const error = { 'names[0]': ['Missing'], amount: ['Too small', 'Not a number'], key: ['Old'] };
  const labels = { amount: 'Amount', phone: 'Phone', 'names[0]': 'Name' };
  drawPart(<FormErrors form={refused(error)} labels={labels} prefix="panel" />);
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Amount: Too small Not a number', '#panel-amount'],
    ['Name: Missing', '#panel-names%5B0%5D'],
  ]);
});

test('a form that comes back with nothing wrong is found at the same place', () => {
  drawPart(<FormErrors form={{ status: 'success' }} />);
  expect(document.getElementById(FORM_ANCHOR)?.textContent).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every form of the site that says what is wrong with a field begins with the summary', () => {
  const without = filesBelow('app').filter((file) => {
    if (!file.endsWith('.tsx') || file.includes('.test.')) return false;
    const source = readFileSync(file, 'utf8');
    return source.includes('useSubmission(') && !/<FormErrors[^>]*\slabels=/.test(source);
  });
  expect(without).toEqual([]);
});
