/** Endpoints of orders, monthly gifts, and what a donor can share by a link: receipts, gift cards, certificates. */
import type { ApiDeps } from '../deps';
import { mountAll } from '../http/endpoint';
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

const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export function mountGiving(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  const orders = { deps, providers };
  mountAll(app, {
    receiptCheck: ({ params }) => checkReceipt(deps, params.token),
    giftCard: ({ params }) => readGiftCard(deps, params.token),
    certificate: ({ params }) => readCertificate(deps, params.token),
    monthlyGift: ({ params }) => readMonthlyGift(deps, providers, params.token),
    stopMonthlyGift: ({ params }) => stopMonthlyGift(deps, providers, params.token),
    createOrder: ({ body, request, donor }) =>
      createOrder(orders, {
        ...{ key: idempotencyKey(request), body, donor, signal: request.signal },
        caller: readRateLimitKeys(request, deps),
      }),
    order: ({ params }) => readOrder(orders, params.token),
    confirmOrder: ({ params }) => confirmOrder(orders, params.token),
    turnBack: ({ params }) => cancelCheckout(orders, params.token),
    reopenOrder: ({ params }) => reopenOrder(orders, params.token),
    retryOrder: ({ params, body, request }) =>
      retryOrder(orders, params.token, body, readRateLimitKeys(request, deps)),
    capturePaypal: ({ body }) => capturePaypal(orders, body),
    uploadProof: async ({ params, body }) => {
      await submitProof(deps, params.token, body);
      return readOrder(orders, params.token);
    },
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
