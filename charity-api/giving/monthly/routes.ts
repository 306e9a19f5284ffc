/** Endpoints of a monthly gift: GET /user/monthly-gifts/{token} and POST /user/monthly-gifts/{token}/stop. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import { readMonthlyGift, stopMonthlyGift } from './service';

export function mountMonthlyGifts(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mount(app, ENDPOINTS.monthlyGift, ({ params }) => readMonthlyGift(deps, providers, params.token));
  mount(app, ENDPOINTS.stopMonthlyGift, ({ params }) =>
    stopMonthlyGift(deps, providers, params.token),
  );
}
