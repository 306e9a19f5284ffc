/** Routes of the newsletter: a subscription, and the links that confirm or end it. */
import type { ApiDeps } from '../deps';
import { mountAll } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { confirm, leave, readLink, subscribe } from './subscribe';

export function mountNewsletter(app: ApiRouter, deps: ApiDeps): void {
  mountAll(app, {
    subscribe: ({ body, locale, request }) =>
      subscribe(deps, { email: body.email, locale }, readRateLimitKeys(request, deps)),
    subscription: ({ params }) => readLink(deps, params.token),
    confirmSubscription: ({ params }) => confirm(deps, params.token),
    leaveNewsletter: ({ params }) => leave(deps, params.token),
  });
}
