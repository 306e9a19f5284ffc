/**
 * Hands each request to a Remix app that contains only the routes of its page. Remix ranks and compiles all its routes
 * several times in each request and remembers nothing, so with all routes the cost of a request grows with every new
 * page (remix-run/react-router#14866 changed this in a later major version). Decision 0074.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
// Not from @remix-run/react, which exports it too: that would load React before server.ts sets NODE_ENV.
import { matchRoutes } from '@remix-run/router';
import { isDataPath, MANIFEST_PATH, pagePathOf } from '#web/remix/protocol';

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type RemixApp = ReturnType<typeof createRequestHandler>;

/** Number of shapes of paths in memory. The site's own URLs have fewer than 200; hostile ones can have more. */
const MAX_SHAPES = 2_000;
/** Replaces a segment that is the value of a parameter. No route has it as a static segment; a test checks this. */
const VALUE = '-';

/** Returns the request handler of a production build. */
export function appOfBranches(build: ServerBuild): RemixApp {
  const whole = createRequestHandler(build, 'production');
  const branches = new Map<string, RemixApp>();
  const idsOf = matchedRoutes(build.routes);
  // Each page's manifest needs the home page: without it, the router matches only the layout of `/` and shows no page.
  const home = idsOf('/') ?? [];
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const ids = pathname === MANIFEST_PATH ? null : idsOf(pathname);
    if (!ids) return whole(request, context);
    const key = ids.join('\n');
    let branch = branches.get(key);
    if (!branch) {
      branch = createRequestHandler(only(build, [...home, ...ids]), 'production');
      branches.set(key, branch);
    }
    return branch(request, context);
  };
}

/** @returns a build whose other routes do not exist */
function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/**
 * Returns a function that finds the ids of the routes of a path, from the root to the page, with Remix's own matching.
 * It remembers the result by the shape of the path, in which every segment that is in no route is the same. The result
 * is null when no route matches, and for paths that Remix treats in its own way: with an empty segment, or badly encoded.
 */
export function matchedRoutes(routes: ServerBuild['routes']): (path: string) => string[] | null {
  const tree = treeOf(routes);
  const words = new Set(
    Object.values(routes).flatMap((route) => route?.path?.toLowerCase().split('/') ?? []),
  );
  const shapes = new Map<string, string[] | null>();
  return (path) => {
    const page = isDataPath(path) ? pagePathOf(path) : path;
    const segments = page.slice(1).split('/');
    if (segments.at(-1) === '') segments.pop();
    if (segments.includes('')) return null;
    const shape = shapeOf(segments, words);
    if (shape === null) return null;
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const ids = matchRoutes(tree, shape)?.map(({ route }) => route.id!) ?? null;
    if (shapes.size < MAX_SHAPES) shapes.set(shape, ids);
    return ids;
  };
}

/** Routes match the decoded path, in any case of letters. @returns null for a path that cannot be decoded */
function shapeOf(segments: readonly string[], words: ReadonlySet<string>): string | null {
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment).toLowerCase());
    return `/${decoded.map((word) => (words.has(word) ? word : VALUE)).join('/')}`;
  } catch {
    return null;
  }
}

function treeOf(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route): RouteObject => {
      const { id, path, index, caseSensitive } = route!;
      return index
        ? { id, path, index: true, caseSensitive }
        : { id, path, caseSensitive, children: treeOf(routes, id) };
    });
}
