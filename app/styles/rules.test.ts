/** Tests which rules of the stylesheet a page gets. */
import { expect, test } from 'vitest';
import { readRules, writeRules } from './rules';

const prune = (css: string, ...classes: string[]) => writeRules(readRules(css), new Set(classes));

test.each([
  ...['@layer theme,base;', ':root{--a:1}', 'a:hover,input[type=radio]{color:red}'],
  ...['@font-face{font-family:X;src:url("a;{b}.woff2")}', '@keyframes turn{to{rotate:1turn}}'],
  ...['a,.b{color:red}', 'p:not(.muted){margin:0}', 'dialog:has(.btn,.in){margin:0}'],
  ...['dialog:not(:has(.btn)){margin:0}', 'p:is(:has(.x),.y){margin:0}'],
  ...['p:has([href=".pdf"]){margin:0}', '[href*=".pdf"]{color:red}'],
  ...[':root:not([data-light]){color:red}', 'p:before{content:"}\\"{"}'],
])('keeps a rule that needs no class: %s', (css) => expect(prune(css)).toBe(css));

test.each([
  ['.a{color:red}', ['a']],
  ['.a .b>p{color:red}', ['a', 'b']],
  ['.x,.a.b{color:red}', ['a', 'b']],
  ['.md\\:w-1\\/2{width:50%}', ['md:w-1/2']],
  ['.\\[\\&\\:hover_b\\]\\:underline:hover b{color:red}', ['[&:hover_b]:underline']],
  ['.p-1\\.5{padding:6px}', ['p-1.5']],
  ['.\\32 xl{color:red}', ['2xl']],
  ['.نص{color:red}', ['نص']],
  ['dialog:has(.btn){margin:0}', ['btn']],
  ['.a:has(> .b:checked) .c{margin:0}', ['a', 'b', 'c']],
  ['p:has(.a):has(> .b .c){margin:0}', ['a', 'b', 'c']],
  ['p:has(.a:not(.b)){margin:0}', ['a']],
  ['[data-light]{color:red}', ['data-light']],
  ['[data-light] .a:not(.b){color:red}', ['data-light', 'a']],
])('keeps a rule only if the page has its classes: %s', (css, classes) => {
  expect(prune(css, ...classes)).toBe(css);
  for (const missing of classes) {
    expect(prune(css, ...classes.filter((one) => one !== missing))).toBe('');
  }
});

test('keeps a group with the rules that the page needs, and removes a group without any', () => {
  const css = '@layer utilities{.a{color:red}@media (min-width:600px){.b{color:red}}}';
  expect(prune(css, 'a', 'b')).toBe(css);
  expect(prune(css, 'a')).toBe('@layer utilities{.a{color:red}}');
  expect(prune(css)).toBe('');
});

test('keeps the order of rules and removes comments', () => {
  expect(prune('/*! {x} */.a{color:red}p{margin:0}.c{color:red}.b{color:blue}', 'b', 'a')).toBe(
    '.a{color:red}p{margin:0}.b{color:blue}',
  );
});
