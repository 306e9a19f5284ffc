/** What the log calls an address: its pattern in the site map, so that no order's or donor's key is written down. */
import { pagePathOf } from '#app/remix/protocol';

export type Routes = Record<
  string,
  { path?: string | undefined; parentId?: string | undefined } | undefined
>;

/** @returns the pattern of a path: of "/ar/orders/x8f2" it is "/orders/:token" */
export function routePatterns(routes: Routes): (path: string) => string {
  const patterns = [...new Set(Object.keys(routes).map((id) => fullPath(routes, id)))]
    .map((path) => ({ name: `/${path.replace(/^:locale\?\/?/, '')}`, ...matcherOf(path) }))
    .sort((a, b) => b.weight - a.weight);
  return (path) => {
    const page = pagePathOf(path);
    return patterns.find(({ matcher }) => matcher.test(page))?.name ?? 'none';
  };
}

function fullPath(routes: Routes, id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) parts.unshift(route.path);
  return parts.join('/');
}

/** Words weigh more than parameters, and a splat takes what is left. */
function matcherOf(path: string): { matcher: RegExp; weight: number } {
  let weight = 0;
  const parts = path.split('/').map((part) => {
    if (part === '') return '';
    if (part === '*') {
      weight -= 100;
      return '/.*';
    }
    weight += part.startsWith(':') ? 1 : 10;
    if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    // A locale has two letters; so /cart is no language.
    if (part === ':locale?') return '(?:/[a-z]{2})?';
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return { matcher: new RegExp(`^${parts.join('')}/?$`), weight };
}
