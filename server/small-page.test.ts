/** Every refusal in every language, with a policy that fits it. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { htmlFaults } from '#tests/support/valid-html';
import { REJECTIONS, smallPage } from './small-page';

describe.each(REJECTIONS)('%s', (refusal) => {
  test.each(LOCALES)('%s', (locale) => {
    const { status, headers, body } = smallPage(refusal, locale);
    const html = body.toString();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    // A key in place of its text.
    expect(html).not.toMatch(/refusals|>\w+\.\w+</);
    expect(htmlFaults(html)).toEqual([]);
    const style = /<style>(.*?)<\/style>/.exec(html)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers[headers.indexOf('content-security-policy') + 1]).toContain(`'sha256-${hash}'`);
  });
});

test('nothing is deleted for headers that are too large: a picture on another site can make them so', () => {
  expect(smallPage('headers', 'en').headers).not.toContain('clear-site-data');
  expect(smallPage('headers', 'en').body.toString()).toContain('cookies');
});

test('what is too large names the limit, and leads back to where its form stands', () => {
  const html = smallPage('tooLarge', 'en').body.toString();
  expect(html).toContain('5 MB');
  expect(html).toContain('<a href="">');
  expect(smallPage('busy', 'en').body.toString()).not.toContain('<a href="">');
});

test('a crowd is told when to come back, and who asks in an unknown way, which ways there are', () => {
  expect(smallPage('busy', 'en').headers).toContain('retry-after');
  expect(smallPage('method', 'en').headers).toContain('allow');
});

test('the page of an internal error shows the id of its request, and is not reused for another request', () => {
  const pageOf = (id: string) => smallPage('broken', 'ar', id).body.toString();
  expect(pageOf('first-id')).toContain('<bdi dir="ltr">first-id</bdi>');
  expect(pageOf('second-id')).not.toContain('first-id');
  expect(smallPage('busy', 'en', 'first-id').body.toString()).not.toContain('first-id');
});
