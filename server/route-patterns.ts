/** Converts a path to its route pattern for the log, so that the log contains no tokens of orders or donors. */
import { pagePathOf } from '#web/remix/protocol';

export type Routes = Record<
  string,
  { path?: string | undefined; parentId?: string | undefined } | undefined
>;

/** Returns a function that converts a path to its pattern, such as "/ar/orders/x8f2" to "/orders/:token". */
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

/** A static segment has a higher weight than a parameter. A splat matches only when no other route matches. */
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
    // A locale has two letters, so that "/cart" does not match it.
    if (part === ':locale?') return '(?:/[a-z]{2})?';
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return { matcher: new RegExp(`^${parts.join('')}/?$`), weight };
}
