/** Tests that the stylesheet of a page has values instead of Tailwind's variables. */
import { expect, test } from 'vitest';
import { withoutTailwindVariables } from './variables';

const INITIAL =
  '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,:before{--tw-border-style:solid;--tw-content:""}}}';
const PROPERTY = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';

test('replaces variables by their initial values', () => {
  const css = `${INITIAL}.border{border-style:var(--tw-border-style);border-width:1px}.after{content:var(--tw-content)}${PROPERTY}`;
  expect(withoutTailwindVariables(css)).toBe(
    '@layer properties{}.border{border-style:solid;border-width:1px}.after{content:""}',
  );
});

test('a utility that sets the property itself needs no variable', () => {
  const css = `${INITIAL}.border-double{--tw-border-style:double;border-style:double}`;
  expect(withoutTailwindVariables(css)).toBe(
    '@layer properties{}.border-double{border-style:double}',
  );
});

test('rejects a utility that needs the variable', () => {
  const set = `${INITIAL}.a{--tw-shift-x:8px;shift:var(--tw-shift-x)}`;
  expect(() => withoutTailwindVariables(set)).toThrow('--tw-shift-x');
  const text = `${INITIAL}.a{--tw-content:"x";content:var(--tw-content)}`;
  expect(() => withoutTailwindVariables(text)).toThrow('--tw-content');
  expect(() => withoutTailwindVariables('.a{content:var(--tw-content)}')).toThrow('--tw-content');
});
