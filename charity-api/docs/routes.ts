/** GET /docs and /openapi.json: the contract, for people and for machines. */
import { openApi } from '#contract/openapi';
import type { ApiRouter } from '../http/router';
import { docsPage } from './page';

const CACHING = 'public, max-age=300';

export function mountDocs(app: ApiRouter): void {
  let page: string | undefined;
  app.get('/docs', (c) =>
    c.html((page ??= docsPage()), 200, {
      'cache-control': CACHING,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  );
  app.get('/openapi.json', (c) => c.json(openApi(), 200, { 'cache-control': CACHING }));
}
