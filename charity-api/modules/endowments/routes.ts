/** GET /endowments, /endowments/{id} */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountEndowments(_app: ApiRouter, _deps: ApiDeps): void {}
