/** Routes of the newsletter: a subscription, and the links that confirm or end it. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { confirm, leave, readLink, subscribe } from './subscribe';

export function mountNewsletter(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.subscribe, ({ body, locale, request }) =>
    subscribe(deps, { email: body.email, locale }, readRateLimitKeys(request, deps)),
  );
  mount(app, ENDPOINTS.subscription, ({ params }) => readLink(deps, params.token));
  mount(app, ENDPOINTS.confirmSubscription, ({ params }) => confirm(deps, params.token));
  mount(app, ENDPOINTS.leaveNewsletter, ({ params }) => leave(deps, params.token));
}
