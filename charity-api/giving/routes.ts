/** Endpoints of orders: create, read, confirm, cancel, retry, capture at PayPal, and upload a proof. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import type { Providers } from '../payments/providers';
import { submitProof } from './pay/proof';
import { retryOrder } from './pay/retry';
import {
  cancelCheckout,
  capturePaypal,
  confirmOrder,
  createOrder,
  readOrder,
  reopenOrder,
} from './service';

const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export function mountOrders(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  const orders = { deps, providers };
  mount(app, ENDPOINTS.createOrder, ({ body, request, donor }) =>
    createOrder(orders, {
      ...{ key: idempotencyKey(request), body, donor },
      caller: readRateLimitKeys(request, deps),
    }),
  );
  mount(app, ENDPOINTS.order, ({ params }) => readOrder(orders, params.token));
  mount(app, ENDPOINTS.confirmOrder, ({ params }) => confirmOrder(orders, params.token));
  mount(app, ENDPOINTS.turnBack, ({ params }) => cancelCheckout(orders, params.token));
  mount(app, ENDPOINTS.reopenOrder, ({ params }) => reopenOrder(orders, params.token));
  mount(app, ENDPOINTS.retryOrder, ({ params, body, request }) =>
    retryOrder(orders, params.token, body, readRateLimitKeys(request, deps)),
  );
  mount(app, ENDPOINTS.capturePaypal, ({ body }) => capturePaypal(orders, body));
  mount(app, ENDPOINTS.uploadProof, async ({ params, body }) => {
    await submitProof(deps, params.token, body);
    return readOrder(orders, params.token);
  });
}

function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError('request.invalid', {
      fields: { 'idempotency-key': key === '' ? 'required' : 'format' },
    });
  }
  return key;
}
