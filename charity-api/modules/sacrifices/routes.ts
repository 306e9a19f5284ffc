/** GET /sacrifice-categories, /sacrifices */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountSacrifices(_app: ApiRouter, _deps: ApiDeps): void {}
