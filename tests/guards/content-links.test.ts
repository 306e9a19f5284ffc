/** Every page of the storefront is a target of links in content, or is listed here with the reason. */
import { expect, test } from 'vitest';
import routes from '#app/routes';
import { FIXED_PAGES, findTarget, ITEM_PAGES, linkProblem } from '#api/content/site-links';
import { PAGE_IDS } from '#contract/pages';
import { NOT_LINKED, urlPatternsOf } from './site-map';

const patterns = urlPatternsOf(await routes)
  .filter(({ inLanguages }) => inLanguages)
  .map(({ pattern }) => pattern);

test('content can link to each page of the storefront, except those of one donor and those for scripts', () => {
  const linked = patterns.filter((pattern) => !NOT_LINKED.has(pattern));
  const unknownIn = (some: string[]) =>
    some.filter((pattern) => findTarget(pattern.replace(/:\w+$/, 'x')) === null);
  expect(unknownIn(['/projects/:id', '/no-page/:id'])).toEqual(['/no-page/:id']);
  expect(unknownIn(linked)).toEqual([]);
  expect([...NOT_LINKED].filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  const wrong = [...NOT_LINKED].filter((pattern) => linkProblem(pattern) === null);
  expect(wrong).toEqual([]);
});

test('each page to which content can link has a route', () => {
  const items = ITEM_PAGES.map(([path]) => path);
  const hasRoute = (path: string) =>
    patterns.some((pattern) => pattern === path || pattern.replace(/:\w+$/, '') === path);
  expect([hasRoute('/faqs'), hasRoute('/no-page')]).toEqual([true, false]);
  const pages = [...FIXED_PAGES, ...PAGE_IDS.map((id) => `/${id}`), '/faqs', ...items];
  expect(pages.filter((path) => !hasRoute(path))).toEqual([]);
});
