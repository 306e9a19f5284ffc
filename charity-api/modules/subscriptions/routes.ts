/** POST /email-subscriptions */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readRateLimitKeys } from '../abuse/caller';
import { subscribe } from './service';

export function mountSubscriptions(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.subscribe, ({ body, locale, request }) =>
    subscribe(deps, { email: body.email, locale }, readRateLimitKeys(request, deps)),
  );
}
