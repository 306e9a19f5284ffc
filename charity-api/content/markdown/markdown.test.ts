/** Tests of the lossless conversion between Markdown in content files and HTML in the database. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
    'emphasis in a link and around it',
    '**[*Here*](/zakat)**, ***both***\n',
    '<p><strong><a href="/zakat"><em>Here</em></a></strong>, <em><strong>both</strong></em></p>',
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

test('writes emphasis inside the same emphasis once', () => {
  expect(htmlToMarkdown('<p><em>a <em>b</em></em></p>')).toBe('*a b*\n');
});

test('converts HTML that nobody wrote as Markdown to its text', () => {
  expect(htmlToMarkdown('<h2>Head</h2><p><span>a</span></p> b')).toBe('Head\n\na\n\nb\n');
  expect(htmlToMarkdown('')).toBe('');
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
