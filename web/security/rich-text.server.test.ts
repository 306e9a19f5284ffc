/** Tests of the HTML sanitiser: it removes malicious HTML, leaves allowed elements unchanged, and localises links. */
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { plainText, safeHtml as safeHtmlIn } from './rich-text.server';

const safeHtml = (html: string) => safeHtmlIn(html, 'en');

test('safeHtml returns the allowed elements of a story unchanged', () => {
  const story =
    '<p>Two <strong>solar</strong> <em>pumps</em>.</p><h3>Zakat</h3><ul><li>one</li></ul><ol><li>two</li></ol><blockquote>three</blockquote>';
  expect(safeHtml(story)).toBe(story);
});

test.each([
  ['<p onclick="alert(1)" style="color:red" class="x" id="main">a</p>', '<p>a</p>'],

  ['<svg><script>alert(1)</script></svg>', ''],

  ['<h1>Big</h1><div>box</div>', 'Bigbox'],
  ['<p>5 < 6 & "7"</p>', '<p>5 &lt; 6 &amp; "7"</p>'],
])('safeHtml converts %s to %s', (hostile, safe) => {
  expect(safeHtml(hostile)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  // Not a URL: "<" is not allowed in the name of a host.
  'https://evil.example<SCRIPT',
  '//evil.example',
  'vbscript:x',
  '/\\evil.example',
  '/\t/evil.example',
])('safeHtml removes the href of a link to %s', (href) => {
  expect(safeHtml(`<a href="${href}">a</a>`)).not.toContain('href');
});

test('safeHtml adds nofollow, noopener and noreferrer to links to other sites', () => {
  expect(safeHtml('<a href="https://who.int" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://who.int" rel="nofollow noopener noreferrer">a</a>',
  );
  expect(safeHtml('<a href="mailto:a@b.example">a</a>')).toContain('href="mailto:a@b.example"');
});

test.each<[href: string, links: string[]]>([
  ['/', ['/', '/ar', '/tr', '/id']],
  ['/programs', ['/programs', '/ar/programs', '/tr/programs', '/id/programs']],
  [
    '/ar/programs?page=2#top',
    LOCALES.map((locale) => `${locale === 'en' ? '' : `/${locale}`}/programs?page=2#top`),
  ],
  [
    '/terms-of-use#changes',
    LOCALES.map((locale) => `${locale === 'en' ? '' : `/${locale}`}/terms-of-use#changes`),
  ],
])('safeHtml changes a link to %s to the page in the visitor’s language', (href, links) => {
  const html = `<a href="${href}">a</a>`;
  expect(LOCALES.map((locale) => safeHtmlIn(html, locale))).toEqual(
    links.map((link) => `<a href="${link}">a</a>`),
  );
});

test('safeHtml adds the classes of left-to-right numbers to a phone link', () => {
  expect(safeHtmlIn('<a href="tel:+447700900123" class="evil">+44</a>', 'ar')).toBe(
    '<a href="tel:+447700900123" class="ltr num">+44</a>',
  );
});

const WATER = '/files/scenes/water.webp';

test('safeHtml adds the sizes of a picture below /files/, and one small size for visitors who save data', () => {
  const html = `<p><img src="${WATER}" alt="A &quot;well&quot;"></p>`;
  expect(safeHtml(html)).toBe(
    `<p><img class="art" src="${WATER}?w=640" srcset="${WATER}?w=320 320w, ${WATER}?w=640 640w, ${WATER}?w=960 960w, ${WATER}?w=1280 1280w" sizes="(min-width: 43.75em) 38em, 92vw" width="640" height="427" alt="A &quot;well&quot;" loading="lazy" /></p>`,
  );
  expect(safeHtmlIn(html, 'en', true)).toBe(
    `<p><img class="art" src="${WATER}?w=320" width="640" height="427" alt="A &quot;well&quot;" loading="lazy" /></p>`,
  );
});

test.each([
  ...['https://evil.example/a.png', '//evil.example/a.png', '/logout', '/files/../logout.png'],
  ...['/files/a.svg', '/files/a.png?w=1', 'data:image/png;base64,AA', ''],
])('safeHtml removes a picture with the source %s', (src) => {
  expect(safeHtml(`<p>a<img src="${src}" alt="b">c</p>`)).toBe('<p>ac</p>');
});

const ROWS =
  '<tr><th>Item</th><th class="n">Cost &amp; "tax"</th></tr></thead><tbody><tr><td>a</td><td class="n">1</td></tr></tbody></table>';

test('safeHtml puts a table into a focusable box that is named after its columns, with header cells', () => {
  expect(safeHtml(`<table border="1"><thead>${ROWS}`)).toBe(
    '<div class="scroll" tabindex="0" role="region" aria-label="Item, Cost &amp; &quot;tax&quot;"><table class="table"><thead>' +
      '<tr><th scope="col">Item</th><th scope="col" class="n">Cost &amp; "tax"</th></tr></thead>' +
      '<tbody><tr><td>a</td><td class="n">1</td></tr></tbody></table></div>',
  );
  expect(safeHtmlIn(`<table><thead>${ROWS}`, 'ar')).toContain('aria-label="Item، Cost');
});

test('safeHtml closes the box of a table that is not closed, and of a table in a table', () => {
  for (const html of [
    '<table><tr><td>a',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
  ]) {
    const safe = safeHtml(html);
    const boxes = safe.split('<div class="scroll"').length - 1;
    expect(boxes).toBe(html.split('<table').length - 1);
    expect(safe.split('</table></div>').length - 1).toBe(boxes);
  }
});

test.each([
  ['Zakat &amp; <em>gifts</em>', 'Zakat & gifts'],
  ['a &amp;lt; b &lt;script&gt; "c"', 'a &lt; b <script> "c"'],
  ['<script>x</script>a', 'a'],
  ['<p>One.</p><ul><li>Two</li><li>three</li></ul>', 'One. Two three'],
])('plainText converts %s to %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
