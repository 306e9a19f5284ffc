/** Tests that HTML of a page is split into sections: missing, duplicate and reserved anchors, and malicious HTML. */
import { expect, test } from 'vitest';
import { readSections } from './sections.server';

const read = (body: string) => readSections(body, 'en');
const ids = (body: string) => read(body).sections.map(({ id }) => id);

test('returns a text without headings as the introduction', () => {
  expect(read('<p>a</p>')).toEqual({ intro: '<p>a</p>', sections: [] });
  expect(read('')).toEqual({ intro: '', sections: [] });
});

test.each([
  ['a heading without an id', '<h3>a</h3>', ['section-1']],
  ['a duplicate id', '<h3 id="a">a</h3><h3 id="a">b</h3>', ['a', 'section-2']],
  ['an id that the site itself uses', '<h3 id="main">a</h3>', ['section-1']],
  ['a numbered id', '<h3 id="section-2">a</h3><h3>b</h3>', ['section-1', 'section-2']],
  ['an id with a space', '<h3 id="a b">a</h3>', ['section-1']],
  ['other attributes', '<h3 class="x" id="a" onclick="x()">a</h3>', ['a']],
])('returns valid and unique anchors for %s', (_, body, expected) => {
  expect(ids(body)).toEqual(expected);
});

test.each<[what: string, body: string, title: string, html: string]>([
  ['elements in a heading', '<h3 id="a"><em>a</em> &amp; b</h3><p>c</p>', 'a & b', '<p>c</p>'],
  ['scripts', '<h3>a</h3><script>x()</script><p>c</p>', 'a', '<p>c</p>'],
  ['a script in a heading', '<h3><script>x()</script>a</h3><p>c</p>', 'a', '<p>c</p>'],
  ['a script URL', '<h3>a</h3><p><a href="javascript:x()">c</a> d</p>', 'a', '<p><a>c</a> d</p>'],
  ['an open element', '<h3>a</h3><blockquote><p>c', 'a', '<blockquote><p>c</p></blockquote>'],
  ['an end tag without its start', '<h3>a</h3><p>c</p></blockquote></div>', 'a', '<p>c</p>'],
])('returns a safe section for %s', (_, body, title, html) => {
  expect(read(body).sections).toMatchObject([{ title, html }]);
});

test('closes an element before a heading inside it', () => {
  expect(read('<blockquote><p>a</p><h3 id="b">b</h3><p>c</p></blockquote>')).toEqual({
    intro: '<blockquote><p>a</p></blockquote>',
    sections: [{ id: 'b', title: 'b', html: '<p>c</p>' }],
  });
});
