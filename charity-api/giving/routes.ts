/**
 * Endpoints of orders, of monthly gifts, and of what a donor can share by a link: receipts, gift cards, certificates.
 */
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
import { readMonthlyGift, stopMonthlyGift } from './monthly/service';
import { checkReceipt, readCertificate, readGiftCard } from './receipts/service';

export function mountReceipts(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.receiptCheck, ({ params }) => checkReceipt(deps, params.token));
  mount(app, ENDPOINTS.giftCard, ({ params }) => readGiftCard(deps, params.token));
  mount(app, ENDPOINTS.certificate, ({ params }) => readCertificate(deps, params.token));
}

export function mountMonthlyGifts(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mount(app, ENDPOINTS.monthlyGift, ({ params }) => readMonthlyGift(deps, providers, params.token));
  mount(app, ENDPOINTS.stopMonthlyGift, ({ params }) =>
    stopMonthlyGift(deps, providers, params.token),
  );
}

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
