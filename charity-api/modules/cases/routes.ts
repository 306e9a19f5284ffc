/** GET /tafreej-cases, /tafreej-cases/{id} */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountCases(_app: ApiRouter, _deps: ApiDeps): void {}
