/** GET /metals */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountMetals(_app: ApiRouter, _deps: ApiDeps): void {}
