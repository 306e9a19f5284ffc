/** Tests the sanitiser for stories: it removes dangerous HTML and keeps allowed HTML unchanged. */
import { expect, test } from 'vitest';
import { safeHtml } from './rich-text.server';

test('does not change HTML that has only allowed elements', () => {
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
])('sanitises %s to %j', (hostile, safe) => {
  expect(safeHtml(hostile)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
])('removes the href of a link to %s', (href) => {
  expect(safeHtml(`<a href="${href}">a</a>`)).not.toContain('href');
});

test('replaces the rel of a link by nofollow, noopener and noreferrer', () => {
  expect(safeHtml('<a href="https://who.int" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://who.int" rel="nofollow noopener noreferrer">a</a>',
  );
  expect(safeHtml('<a href="mailto:a@b.example">a</a>')).toContain('href="mailto:a@b.example"');
});
