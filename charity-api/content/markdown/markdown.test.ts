/** Tests of the lossless conversion between Markdown in content files and HTML in the database. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from './from-html';
import { markdownToHtml } from './to-html';

const PAIRS: [what: string, markdown: string, html: string][] = [
  ['paragraphs', 'One.\n\nTwo.\n', '<p>One.</p><p>Two.</p>'],
  ['headings', '### Head\n\nText.\n', '<h3>Head</h3><p>Text.</p>'],
  [
    'lists',
    '- one\n- two\n\n1. a\n2. b\n',
    '<ul><li>one</li><li>two</li></ul><ol><li>a</li><li>b</li></ol>',
  ],
  [
    'lists in lists',
    '- one\n  - inner\n- two\n',
    '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>',
  ],
  ['quotations', '> Said.\n>\n> Again.\n', '<blockquote><p>Said.</p><p>Again.</p></blockquote>'],
  [
    'emphasis',
    'A **strong** and *soft* word.\n',
    '<p>A <strong>strong</strong> and <em>soft</em> word.</p>',
  ],
  [
    'links',
    '[Here](https://x.example/a) we are.\n',
    '<p><a href="https://x.example/a">Here</a> we are.</p>',
  ],
  ['links to pages of the site', '[Zakat](/zakat)\n', '<p><a href="/zakat">Zakat</a></p>'],
  ['characters that HTML reserves', 'a & b > c\n', '<p>a &amp; b &gt; c</p>'],
  [
    'characters that Markdown reserves',
    '\\# no \\*head\\* \\[x\\] \\<b>\n',
    '<p># no *head* [x] &lt;b&gt;</p>',
  ],
  ['a number that does not begin a list', '2016\\. A year.\n', '<p>2016. A year.</p>'],
  ['Arabic text', 'ماء **نظيف**، لكل أسرة.\n', '<p>ماء <strong>نظيف</strong>، لكل أسرة.</p>'],
];

test.each(PAIRS)('converts %s from Markdown to HTML and back', (_, markdown, html) => {
  expect(markdownToHtml(markdown)).toMatchObject({ html, problems: [] });
  expect(htmlToMarkdown(html)).toBe(markdown);
});

const ANCHORED: [what: string, markdown: string, html: string][] = [
  ['an anchor', '### Zakat {#zakat}\n', '<h3 id="zakat">Zakat</h3>'],
  [
    'an anchor after emphasis',
    '### **Zakat** {#zakat}\n',
    '<h3 id="zakat"><strong>Zakat</strong></h3>',
  ],
  ['no anchor', '### Zakat\n', '<h3>Zakat</h3>'],
  ['words that look like an anchor', '### Zakat \\{#zakat}\n', '<h3>Zakat {#zakat}</h3>'],
  ['an anchor after words that look like one', '### A \\{#b} {#c}\n', '<h3 id="c">A {#b}</h3>'],
];

test.each(ANCHORED)(
  'converts a heading with %s from Markdown to HTML and back',
  (_, markdown, html) => {
    expect(markdownToHtml(markdown, { hasAnchors: true })).toMatchObject({ html, problems: [] });
    expect(htmlToMarkdown(html, { hasAnchors: true })).toBe(markdown);
  },
);

test('converts {#anchor} after a heading of a story as plain text', () => {
  expect(markdownToHtml('### Zakat {#zakat}\n').html).toBe('<h3>Zakat {#zakat}</h3>');
  expect(htmlToMarkdown('<h3 id="zakat">Zakat</h3>')).toBe('### Zakat\n');
});

test('returns the links to pages of the site, each with the line of its block', () => {
  const { links } = markdownToHtml(
    'See [a](/a).\n\n- **[b](/b?x=1&y=2)**\n  - [c](https://c.example)\n\n> [d](/d#e)\n',
  );
  expect(links).toEqual([
    { line: 0, href: '/a' },
    { line: 2, href: '/b?x=1&y=2' },
    { line: 5, href: '/d#e' },
  ]);
});

test('converts a line break in a Markdown paragraph to a space', () => {
  expect(markdownToHtml('One\ntwo.').html).toBe('<p>One two.</p>');
});

test.each([
  ['HTML', 'One.\n\n<script>x</script>\n', 2],
  ['a heading of another size', '# Head\n', 0],
  ['a picture', 'One.\n\nTwo ![x](y.png)\n', 2],
  ['a line break', 'One  \ntwo\n', 0],
  ['a link that runs a script', '[x](javascript:alert)\n', 0],
  ['a link to another host without a protocol', '[x](//x.example)\n', 0],
  ['a link with backslashes that browsers read as another host', '[x](</\\\\x.example>)\n', 0],
  ['code', 'One.\n\n    two\n', 2],
])('rejects %s in Markdown, with its line', (_, markdown, line) => {
  expect(markdownToHtml(markdown).problems).toEqual([
    { line, message: expect.stringMatching(/\w/) as string },
  ]);
});

describe('htmlToMarkdown for HTML that this site did not write', () => {
  test.each([
    ['other headings', '<h2>Head</h2>', '### Head\n'],
    ['bold and italic', '<p><b>a</b> <i>b</i></p>', '**a** *b*\n'],
    ['line breaks', 'one<br>two', 'one\n\ntwo\n'],
    ['scripts', '<p>a</p><script>b</script>', 'a\n'],
    ['text without a paragraph', 'a <em>b</em>', 'a *b*\n'],
    ['paragraphs in items', '<ul><li><p>a</p></li></ul>', '- a\n'],
    ['unknown elements', '<p><span>a</span></p>', 'a\n'],
    [
      'emphasis of a part of a word next to punctuation',
      '<p>a<strong>“b”</strong>c</p>',
      'a“b”c\n',
    ],
    ['an empty text', '', ''],
  ])('converts %s to the Markdown subset', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });
});

test('any text is unchanged after a conversion to Markdown and back', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'ab1 .)#*_-+>=~[]()!&<\\`|ماء«»'),
    maxLength: 24,
  });
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(words, words, words, (one, two, three) => {
      const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
      fc.pre([one, two, three].every((text) => tidy(text) !== ''));
      const link = `<a href="/x">${escaped(tidy(three))}</a>`;
      const html = `<p>${escaped(tidy(one))}</p><ul><li>${escaped(tidy(two))}</li></ul><p>${link}</p>`;
      expect(markdownToHtml(htmlToMarkdown(html)).html).toBe(html);
    }),
    { numRuns: 500 },
  );
});
