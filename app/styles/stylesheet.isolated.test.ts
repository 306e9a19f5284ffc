/** Tests that pages share written styles only when they have the same classes, colours and fonts. */
import { expect, test, vi } from 'vitest';
import { STYLESHEET_PLACEHOLDER, withStylesheet } from './stylesheet.server';

vi.mock('./app.css?inline', () => ({
  default: ':root{--share:1}.muted{color:gray}.sm{font-size:15px}',
}));
vi.mock('#web/styles/fonts.css?inline', () => ({ default: '@font-face{font-family:Cairo}' }));

const page = (classes: string) =>
  `<style>${STYLESHEET_PLACEHOLDER}</style><p class="${classes}">salam</p>`;
const plain = { colours: '', isLight: false };

test('two pages with the same classes have the same styles, each around its own text', () => {
  const one = withStylesheet(page('muted'), plain);
  const other = withStylesheet(page('muted').replace('salam', 'water'), plain);
  expect(other.hash).toBe(one.hash);
  expect(other.html).toBe(one.html.replace('salam', 'water'));
});

test.each([
  ['other classes', page('muted sm'), plain],
  ['another colour', page('muted'), { ...plain, colours: ':root{--brand:#1e3a8a}' }],
  ['a custom property', page('muted" style="width:var(--share)'), plain],
  ['no fonts', page('muted'), { ...plain, isLight: true }],
])('a page with %s has other styles', (_, html, options) => {
  expect(withStylesheet(html, options).hash).not.toBe(withStylesheet(page('muted'), plain).hash);
});

test('keeps the colours of the charity, also those that the page does not use', () => {
  const colours = ':root{--brand:#1e3a8a}';
  const { html } = withStylesheet(page('muted'), { ...plain, colours });
  expect(html).toContain(`.muted{color:gray}${colours}</style>`);
  expect(html).not.toContain('--share');
});

test('a search text with var() does not change the styles', () => {
  const html = `${page('muted')}<input value="var(--share)">`;
  expect(withStylesheet(html, plain).hash).toBe(withStylesheet(page('muted'), plain).hash);
});
