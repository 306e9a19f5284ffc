/** Tests what robots.txt allows, for public sites, demonstrations and sites on this machine. */
import { expect, test } from 'vitest';
import { readConfig } from '#config';
import { robotsText } from './robots.server';

const robots = (env: Record<string, string> = {}) =>
  robotsText(readConfig(env)).split('\n').filter(Boolean);

const lines = robots({ PUBLIC_URL: 'https://give.example.org/' });

test('names the sitemap with an absolute URL', () => {
  expect(lines.at(-1)).toBe('Sitemap: https://give.example.org/sitemap.xml');
});

test.each(['/cart', '/checkout', '/account', '/orders', '/receipts', '/login'])(
  'disallows %s in every language',
  (path) => {
    expect(lines).toEqual(
      expect.arrayContaining(
        ['', '/ar', '/tr', '/id'].map((prefix) => `Disallow: ${prefix}${path}`),
      ),
    );
  },
);

test('allows all other pages', () => {
  expect(lines.filter((line) => /^Disallow: \/(?:projects|news|ar)?$/.test(line))).toEqual([]);
});

test('has no lines for languages that the site does not offer', () => {
  const some = robots({ PUBLIC_URL: 'https://give.example.org', LOCALES: 'en,ar' });
  expect(some.filter((line) => /\/(?:tr|id)\//.test(line))).toEqual([]);
});

test('a site that only this machine can open is allowed, so that tools can check its pages', () => {
  expect(robots()).toContain('Disallow: /cart');
});

test.each([
  ['a demonstration', { PUBLIC_URL: 'https://demo.example.org', DEMO_CONTENT: 'true' }],
  ['a site with trial payments', { PUBLIC_URL: 'https://try.example.org', TRIAL_PAYMENTS: 'true' }],
  ['a site without a public URL', { HOST: '0.0.0.0', DEMO_CONTENT: 'false' }],
])('%s that other machines can reach disallows every page', (_, env) => {
  expect(robots(env)).toEqual(['User-agent: *', 'Disallow: /']);
});
