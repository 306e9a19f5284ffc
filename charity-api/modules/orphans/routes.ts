/** GET /orphans, /orphans/{id} */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountOrphans(_app: ApiRouter, _deps: ApiDeps): void {}
