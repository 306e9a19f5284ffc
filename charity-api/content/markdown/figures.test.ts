/** Tests of tables and pictures in Markdown: both directions of the conversion, and the problems of invalid ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FindPicture } from './figures';
import { htmlToMarkdown } from './from-html';
import { markdownToHtml } from './to-html';

const OPTIONS = { hasAnchors: true, hasFigures: true };
const PATHS: Record<string, string> = {
  'scene:water': '/files/scenes/water.webp',
  'tap.jpg': '/files/content/tap-0123456789abcdef.jpg',
};
const find: FindPicture = (target) =>
  PATHS[target] ? { path: PATHS[target] } : { problem: `no ${target}` };

const toHtml = (markdown: string) => markdownToHtml(markdown, OPTIONS, find);
const toMarkdown = (html: string) => htmlToMarkdown(html, OPTIONS);
const WATER = '<img src="/files/scenes/water.webp" alt="A well">';

const PAIRS: [what: string, markdown: string, html: string][] = [
  [
    'a picture',
    'One.\n\n![A well](scene:water)\n\nTwo.\n',
    `<p>One.</p><p>${WATER}</p><p>Two.</p>`,
  ],
  [
    'a photograph',
    '![A tap](tap.jpg)\n',
    '<p><img src="/files/content/tap-0123456789abcdef.jpg" alt="A tap"></p>',
  ],
  [
    'a picture with characters that Markdown and HTML reserve',
    '![A \\[deep\\] well & "tap" \\*](scene:water)\n',
    '<p><img src="/files/scenes/water.webp" alt="A [deep] well &amp; &quot;tap&quot; *"></p>',
  ],
  [
    'a picture whose words look like a link',
    '![\\[\\]\\() \\[a\\]\\(b)](scene:water)\n',
    '<p><img src="/files/scenes/water.webp" alt="[]() [a](b)"></p>',
  ],
  [
    'a picture in a quotation',
    '> Said.\n>\n> ![A well](scene:water)\n',
    `<blockquote><p>Said.</p><p>${WATER}</p></blockquote>`,
  ],
  [
    'a table with numbers',
    '| Item | Cost |\n| --- | ---: |\n| **Four** lorries | 2,410 OMR |\n| [Report](/programs) |  |\n',
    '<table><thead><tr><th>Item</th><th class="n">Cost</th></tr></thead><tbody>' +
      '<tr><td><strong>Four</strong> lorries</td><td class="n">2,410 OMR</td></tr>' +
      '<tr><td><a href="/programs">Report</a></td><td class="n"></td></tr></tbody></table>',
  ],
  [
    'a table with the character |',
    '| A |\n| --- |\n| a \\| b \\\\ |\n',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>a | b \\</td></tr></tbody></table>',
  ],
  [
    'an Arabic table between paragraphs',
    'نص.\n\n| البند | الكلفة |\n| --- | ---: |\n| بطانيات | 13 |\n\nنص.\n',
    '<p>نص.</p><table><thead><tr><th>البند</th><th class="n">الكلفة</th></tr></thead><tbody>' +
      '<tr><td>بطانيات</td><td class="n">13</td></tr></tbody></table><p>نص.</p>',
  ],
];

test.each(PAIRS)('converts %s from Markdown to HTML and back', (_, markdown, html) => {
  expect(toHtml(markdown)).toMatchObject({ html, problems: [] });
  expect(toMarkdown(html)).toBe(markdown);
});

test.each([
  ['a picture without a description', 'One.\n\n![](scene:water)\n', 2, 'Describe'],
  ['a picture that is not found', '![A](scene:nowhere)\n', 0, 'no scene:nowhere'],
  ['a picture of another site', '![A](https://evil.example/a.png)\n', 0, 'no https:'],
  ['a picture with a title', '![A](scene:water "x")\n', 0, 'title'],
  ['a picture in a sentence', 'A ![well](scene:water) here.\n', 0, 'paragraph of its own'],
  ['a picture in a list', '- ![A](scene:water)\n', 0, 'paragraph of its own'],
  ['a row with too many cells', '| A |\n| --- |\n| 1 | 2 |\n', 0, 'more cells'],
  ['a table without rows', '| A |\n| --- |\n', 0, 'has a row'],
  ['a centred column', '| A |\n| :---: |\n| 1 |\n', 0, '---:'],
  ['HTML in a cell', '| A |\n| --- |\n| <b>x</b> |\n', 0, 'HTML'],
])('rejects %s in Markdown, with its line', (_, markdown, line, message) => {
  expect(toHtml(markdown).problems).toEqual([
    { line, message: expect.stringContaining(message) as string },
  ]);
});

test('reads the other extensions of GitHub as plain text', () => {
  expect(toHtml('https://x.example ~~y~~\n').html).toBe('<p>https://x.example ~~y~~</p>');
});

test('does not read tables and pictures in texts without figures', () => {
  expect(markdownToHtml('| A |\n| --- |\n| 1 |\n').html).toBe('<p>| A | | --- | | 1 |</p>');
  expect(markdownToHtml('![A](scene:water)\n', {}, find).problems).toHaveLength(1);
});

test('omits a picture of the database to which no file can refer', () => {
  expect(toMarkdown('<p>a</p><p><img src="/files/x.webp" alt="b"></p>')).toBe('a\n');
});

test('any words of cells and pictures are unchanged after a conversion to Markdown and back', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'ab1 .)#*_-+>=~[]()!&<"\\`|ماء«»:'), maxLength: 24 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');
  fc.assert(
    fc.property(words, words, words, (title, cell, alt) => {
      const html =
        `<table><thead><tr><th>${quoted(title)}</th><th class="n">b</th></tr></thead>` +
        `<tbody><tr><td>${quoted(cell)}</td><td class="n">1</td></tr></tbody></table>` +
        `<p><img src="/files/scenes/water.webp" alt="${quoted(alt)}"></p>`;
      expect(toHtml(toMarkdown(html))).toMatchObject({ html, problems: [] });
    }),
    { numRuns: 500 },
  );
});
