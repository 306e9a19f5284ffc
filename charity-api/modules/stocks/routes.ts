/** GET /stocks, /stocks/{id}, /investment-funds, /investment-funds/{id} */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';

export function mountStocks(_app: ApiRouter, _deps: ApiDeps): void {}
