/** Tests which custom properties a page keeps in its rules. */
import { expect, test } from 'vitest';
import { variablesIn, variablesInStyleAttributes, withoutUnusedVariables } from './variables';

const NONE: ReadonlySet<string> = new Set();

test('finds the custom properties that a text reads, also in nested functions', () => {
  const text = 'width:calc(var(--share) * 1%);color:var( --ink, #000);--not-read:0';
  expect([...variablesIn(text)]).toEqual(['--share', '--ink']);
});

test('finds the custom properties in `style` attributes only, and not in text and fields of a page', () => {
  const html =
    '<input value="var(--a)"><p style="color:var(--ink)">var(--b)</p><script>{"q":"var(--c)"}</script>';
  expect([...variablesInStyleAttributes(html)]).toEqual(['--ink']);
});

test.each([
  ['a declaration', ':root{--a:1px;--b:2px}p{margin:var(--b)}', ':root{--b:2px}p{margin:var(--b)}'],
  ['the last one', ':root{--b:2px;--a:1px}p{margin:var(--b)}', ':root{--b:2px;}p{margin:var(--b)}'],
  ['a rule that is then empty', ':root{--a:1px}p{margin:0}', 'p{margin:0}'],
  ['a group that is then empty', '@media print{:root{--a:1px}}p{margin:0}', 'p{margin:0}'],
  ['a declaration that only a removed one reads', ':root{--a:var(--b);--b:var(--c);--c:1px}', ''],
  ['a value with a string', `:root{--a:"x;}{";--b:'y;'}p{margin:0}`, 'p{margin:0}'],
])('removes %s', (_, css, shorter) => {
  expect(withoutUnusedVariables(css, NONE)).toBe(shorter);
});

test.each([
  '@layer theme;p{margin:0}',
  ':root{--a:1px}p{margin:var(--a)}',
  ':root{--a:var(--b);--b:1px}p{margin:calc(2 * var(--a, 3px))}',
  '#give{view-timeline:--give}body{timeline-scope:--give}',
  '@supports (timeline-scope:--give){p{margin:0}}',
  '.block--wide:hover{margin:0}',
])('keeps %s', (css) => expect(withoutUnusedVariables(css, NONE)).toBe(css));

test('keeps a custom property that only the page reads', () => {
  const css = ':root{--a:1px;--b:2px}';
  expect(withoutUnusedVariables(css, new Set(['--b']))).toBe(':root{--b:2px}');
});
