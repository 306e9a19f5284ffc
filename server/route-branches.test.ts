/** Tests that the routes found for a path are those that Remix itself matches, and that paths of one shape share an app. */
import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import siteRoutes from '#app/routes';
import staffRoutes from '#staff/routes';
import { matchedRoutes } from './route-branches';

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] };

/** The routes of a route table as the build has them, and as the tree that Remix matches. */
function tables(entries: readonly Entry[]) {
  const flat: Record<string, unknown> = { root: { id: 'root', path: '' } };
  const treeOf = (list: readonly Entry[], parentId: string): RouteObject[] =>
    list.map(({ id: own, file, path, index, children = [] }) => {
      const id = own ?? file.replace(/\.tsx?$/, '');
      flat[id] = { id, path, index, parentId };
      return index ? { id, path, index } : { id, path, children: treeOf(children, id) };
    });
  const tree = [{ id: 'root', path: '', children: treeOf(entries, 'root') }];
  return { routes: flat as ServerBuild['routes'], tree };
}

const SITE = tables(siteRoutes as Entry[]);
const STAFF = tables(staffRoutes as Entry[]);

describe.each([
  ['the site', SITE],
  ['the staff area', STAFF],
])('%s', (_, { routes, tree }) => {
  const words = [
    ...new Set(Object.values(routes).flatMap((route) => route?.path?.split('/') ?? [])),
  ].filter((word) => /^[\w-]+$/.test(word));
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constantFrom(...words).map((word) => word.toUpperCase()) },
    { weight: 3, arbitrary: fc.constantFrom('ar', 'tr', 'xx', 'winter-blankets', '%D8%A3', '-') },
    { weight: 1, arbitrary: fc.constantFrom('', '%', '%2F', 'a%2Fb', '%70rojects', '*', ':id') },
  );
  const paths = fc
    .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/'))
    .map(([segments, end]) => `/${segments.join('/')}${end}`);

  test('has the routes of each path that Remix matches', () => {
    const found = matchedRoutes(routes);
    fc.assert(
      fc.property(paths, (path) => {
        const ids = found(path);
        // Null means that Remix matches with all routes.
        if (ids) expect(ids).toEqual(matchRoutes(tree, path)?.map(({ route }) => route.id));
      }),
      { numRuns: 400 },
    );
  });

  test('finds the routes of its own URLs without all routes', () => {
    const found = matchedRoutes(routes);
    for (const route of Object.values(routes)) {
      let path = '';
      for (
        let at: typeof route | undefined = route;
        at;
        at = at.parentId ? routes[at.parentId] : undefined
      )
        if (at.path) path = `/${at.path}${path}`;
      const url = path.replaceAll(/\/:locale\?|\?/g, '').replaceAll(/:[\w]+|\*/g, 'some-value');
      expect(found(url || '/'), url).not.toBeNull();
    }
  });

  test('has no static segment that stands for a value', () => {
    expect(words).not.toContain('-');
    for (const route of Object.values(routes))
      for (const part of route?.path?.split('/') ?? [])
        expect(part).toMatch(/^(?:[\w.-]*|\*|:\w+\??)$/);
  });
});

test('loader data has the routes of its page', () => {
  const found = matchedRoutes(SITE.routes);
  expect(found('/ar/cart.data')).toEqual(found('/cart'));
  expect(found('/_root.data')).toEqual(found('/'));
});

test('an empty segment or a bad encoding is left to Remix', () => {
  const found = matchedRoutes(SITE.routes);
  expect(found('/projects//zakat')).toBeNull();
  expect(found('/projects/%E0%A4%A')).toBeNull();
});
