/** GET /expiations */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountExpiations(_app: ApiRouter, _deps: ApiDeps): void {}
