/** GET /stocks, /stocks/{id}, /investment-funds, /investment-funds/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listFunds, listStocks, readFund, readStock } from './service';

export function mountStocks(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.stocks, ({ query }) => listStocks(deps, query));
  mount(app, ENDPOINTS.stock, ({ params }) => readStock(deps, params.id));
  mount(app, ENDPOINTS.investmentFunds, ({ query }) => listFunds(deps, query));
  mount(app, ENDPOINTS.investmentFund, ({ params }) => readFund(deps, params.id));
}
