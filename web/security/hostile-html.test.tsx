/** Tests the HTML sanitiser with the techniques of the OWASP XSS Filter Evasion Cheat Sheet, in a parsed document. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_HTML, unsafeParts } from '#tests/support/hostile-html';
import { safeHtml } from './rich-text.server';

function parsed(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('unsafeParts finds hostile elements, attributes and URLs', () => {
  const hostile = '<p onclick="x()"><a href="javascript:x()">a</a></p><script>x()</script>';
  expect(unsafeParts(parsed(hostile))).toEqual([
    'p onclick=x()',
    'a href=javascript:x()',
    'script',
  ]);
  expect(
    unsafeParts(parsed('<img src="https://evil.example/x.png"><a href="//evil.example">')),
  ).toHaveLength(2);
});

test.each(HOSTILE_HTML)('safeHtml makes %s harmless', (_, html) => {
  for (const locale of ['en', 'ar'] as const)
    for (const isLight of [false, true]) {
      const root = parsed(safeHtml(html, locale, isLight));
      expect(unsafeParts(root)).toEqual([]);
      // An element that is not closed cannot contain what comes after it.
      const after = parsed(`${safeHtml(html, locale, isLight)}<hr>`);
      expect(after.lastElementChild?.tagName).toBe('HR');
    }
});

const ELEMENTS = 'p h3 ul li strong a blockquote table tr td th img'.split(' ');
const ATTRIBUTES =
  'onclick onerror onload onfocus onanimationstart style id name is background formaction xlink:href ping target ' +
  'tabindex role dir data-x contenteditable autofocus slot part usemap longdesc colspan width';

test.each(ELEMENTS)('safeHtml removes hostile attributes of <%s>', (tag) => {
  for (const name of ATTRIBUTES.split(' ')) {
    const root = parsed(safeHtml(`<table><tr><td><${tag} ${name}="steal(1)">x`, 'en'));
    expect(unsafeParts(root), name).toEqual([]);
    expect(root.innerHTML, name).not.toContain('steal');
  }
});

test('safeHtml makes any combination of hostile parts harmless', () => {
  const parts = HOSTILE_HTML.flatMap(([, html]) => html.split(/(?=[<>"'=])/));
  const whole = fc.array(
    fc.constantFrom(...parts, '<table>', '</table>', '<td>', '<a href="', '<!--'),
    {
      maxLength: 24,
    },
  );
  fc.assert(
    fc.property(whole, (some) => {
      expect(unsafeParts(parsed(safeHtml(some.join(''), 'en')))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
