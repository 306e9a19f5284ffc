/** Tests that paths become route patterns without the token of an order or a donor. */
import { expect, test } from 'vitest';
import { routePatterns } from './route-patterns';

const patternOf = routePatterns({
  root: { path: '' },
  locale: { path: ':locale?', parentId: 'root' },
  home: { parentId: 'locale' },
  list: { path: 'projects', parentId: 'locale' },
  zakat: { path: 'projects/zakat', parentId: 'locale' },
  ofType: { path: 'projects/type/:type', parentId: 'locale' },
  project: { path: 'projects/:id', parentId: 'locale' },
  order: { path: 'orders/:token', parentId: 'locale' },
  rest: { path: '*', parentId: 'locale' },
  files: { path: 'files/*', parentId: 'root' },
});

test.each([
  ['/', '/'],
  ['/ar', '/'],
  ['/_root.data', '/'],
  ['/tr/projects.data', '/projects'],
  ['/projects/zakat', '/projects/zakat'],
  ['/projects/winter-blankets', '/projects/:id'],
  ['/ar/orders/a-secret-key', '/orders/:token'],
  ['/files/scenes/hero.webp', '/files/*'],
  ['/wp-login.php', '/*'],
])('the pattern of %s is %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
