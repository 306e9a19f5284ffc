/** GET /mosques, /mosques/{id} */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountMosques(_app: ApiRouter, _deps: ApiDeps): void {}
