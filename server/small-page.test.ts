/** Tests the error page of each rejection in each language, and its Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { htmlFaults } from '#tests/support/valid-html';
import { REJECTIONS, smallPage } from './small-page';

describe.each(REJECTIONS)('the page of the rejection %s', (refusal) => {
  test.each(LOCALES)('is valid HTML with all texts in the language %s', (locale) => {
    const { status, headers, body } = smallPage(refusal, locale);
    const html = body.toString();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    // A missing text would appear as its key.
    expect(html).not.toMatch(/refusals|>\w+\.\w+</);
    expect(htmlFaults(html)).toEqual([]);
    const style = /<style>(.*?)<\/style>/.exec(html)![1]!;
    // A size in pixels would ignore the text size that the visitor has chosen in the browser.
    expect(style).toMatch(/font:[\d.]+rem/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers[headers.indexOf('content-security-policy') + 1]).toContain(`'sha256-${hash}'`);
  });
});

test('does not delete cookies when headers are too large, because another site could cause such a request', () => {
  expect(smallPage('headers', 'en').headers).not.toContain('clear-site-data');
  expect(smallPage('headers', 'en').body.toString()).toContain('cookies');
});

test('the page for a body that is too large shows the limits and links to the form', () => {
  const html = smallPage('tooLarge', 'en').body.toString();
  expect(html).toContain('5 MB at most, a photograph in the staff area 10 MB');
  expect(html).toContain('<a href="">');
  expect(smallPage('busy', 'en').body.toString()).not.toContain('<a href="">');
});

test('sends Retry-After under overload, and Allow for an unknown method', () => {
  expect(smallPage('busy', 'en').headers).toContain('retry-after');
  expect(smallPage('method', 'en').headers).toContain('allow');
});

test('the page of an internal error shows its request id and is not reused for other requests', () => {
  const pageOf = (id: string) => smallPage('broken', 'ar', id).body.toString();
  expect(pageOf('first-id')).toContain('<bdi dir="ltr">first-id</bdi>');
  expect(pageOf('second-id')).not.toContain('first-id');
  expect(smallPage('busy', 'en', 'first-id').body.toString()).not.toContain('first-id');
});
