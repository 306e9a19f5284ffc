/** Every page of the storefront is a target of links in content, or is listed here with the reason. */
import { expect, test } from 'vitest';
import routes from '#app/routes';
import { FIXED_PAGES, findTarget, ITEM_PAGES, linkProblem } from '#api/content/site-links';
import { PAGE_IDS } from '#contract/pages';
import { urlPatternsOf } from './site-map';

/** Pages of one donor, data for scripts, and targets of forms. */
const NOT_LINKED = new Set([
  ...['/orders/:token', '/orders/:token/sponsorship/:line', '/monthly/:token', '/receipts/:token'],
  ...['/gift-cards/:token', '/certificates/:token', '/projects/mosques/:id/standing'],
  '/applications/:token',
  ...['/give/offer', '/options/categories', '/offerings/:id/standing', '/lookups/countries'],
  '/events/:id/calendar',
  '/ngo/add/draft',
  ...['/lookups/country-here', '/newsletter', '/language', '/*'],
  ...['/newsletter/confirm/:token', '/newsletter/leave/:token'],
  // The shell links to these pages.
  ...['/login', '/signup', '/signup/verify', '/forget-password', '/forget-password/reset'],
  ...['/logout', '/auth/:provider', '/account', '/account/monthly', '/account/sponsorships'],
  ...['/account/certificates', '/account/statement', '/account/profile', '/account/recipients'],
  ...['/account/sessions', '/account/data', '/account/delete'],
]);

const patterns = urlPatternsOf(await routes)
  .filter(({ inLanguages }) => inLanguages)
  .map(({ pattern }) => pattern);

test('content can link to each page of the storefront, except those of one donor and those for scripts', () => {
  const linked = patterns.filter((pattern) => !NOT_LINKED.has(pattern));
  const unknown = linked.filter((pattern) => findTarget(pattern.replace(/:\w+$/, 'x')) === null);
  expect(unknown).toEqual([]);
  expect([...NOT_LINKED].filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  const wrong = [...NOT_LINKED].filter((pattern) => linkProblem(pattern) === null);
  expect(wrong).toEqual([]);
});

test('each page to which content can link has a route', () => {
  const items = ITEM_PAGES.map(([path]) => path);
  const hasRoute = (path: string) =>
    patterns.some((pattern) => pattern === path || pattern.replace(/:\w+$/, '') === path);
  const pages = [...FIXED_PAGES, ...PAGE_IDS.map((id) => `/${id}`), '/faqs', ...items];
  expect(pages.filter((path) => !hasRoute(path))).toEqual([]);
});
