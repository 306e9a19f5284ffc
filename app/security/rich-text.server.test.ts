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
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="main">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<form action="https://evil.example"><input name="card"></form>', ''],
  ['<style>body{display:none}</style>', ''],
  ['<h1>Big</h1><div>box</div>', 'Bigbox'],
  ['<p>5 < 6 & "7"</p>', '<p>5 &lt; 6 &amp; "7"</p>'],
])('safeHtml converts %s to %s', (hostile, safe) => {
  expect(safeHtml(hostile)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
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

test('safeHtml removes the class of a link', () => {
  expect(safeHtml('<a class="btn" href="https://who.int">a</a>')).not.toContain('class');
});

test.each([
  ['Zakat &amp; <em>gifts</em>', 'Zakat & gifts'],
  ['a &amp;lt; b &lt;script&gt; "c"', 'a &lt; b <script> "c"'],
  ['<script>x</script>a', 'a'],
])('plainText converts %s to %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
