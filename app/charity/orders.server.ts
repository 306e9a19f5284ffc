/** Client functions for the orders of the charity API. */
import type {
  AttemptBody,
  CreateOrderInput,
  PaypalCaptureBody,
  QuotesBody,
} from '#contract/orders';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Send } from './client.server';

/** Each function throws a CharityError when its call fails. Orders are found by their secret token. */
export function ordersResource(send: Send) {
  return {
    /** @param key the idempotency key, made with the form. The API creates one order for each key. */
    create: async (key: string, body: CreateOrderInput, donor?: DonorRateLimitKeys) =>
      (await send('createOrder', { body, donor, headers: { 'idempotency-key': key } })).result,
    byToken: async (token: string) => (await send('order', { params: { token } })).result,
    /** Call when the provider has redirected the donor back. */
    confirm: async (token: string) => (await send('confirmOrder', { params: { token } })).result,
    /** Call when the donor has cancelled on the provider's page. */
    turnBack: async (token: string) => (await send('turnBack', { params: { token } })).result,
    /** Call when the donor changes the items of an unpaid order. */
    reopen: async (token: string) => (await send('reopenOrder', { params: { token } })).result,
    /** Call when PayPal has redirected the donor back, with PayPal's order id. */
    capturePaypal: async (body: PaypalCaptureBody) =>
      (await send('capturePaypal', { body })).result,
    retry: async (token: string, attempt: AttemptBody, donor?: DonorRateLimitKeys) =>
      (await send('retryOrder', { params: { token }, body: attempt, donor })).result,
    /** Returns quotes of the methods that do not accept exactly this amount. */
    quotes: async (gifts: QuotesBody) =>
      (await send('paymentQuotes', { body: gifts })).result.quotes,
    check: async (token: string) => (await send('receiptCheck', { params: { token } })).result,
    giftCard: async (token: string) => (await send('giftCard', { params: { token } })).result,
    certificate: async (token: string) => (await send('certificate', { params: { token } })).result,
    monthlyGift: async (token: string) => (await send('monthlyGift', { params: { token } })).result,
    stopMonthlyGift: async (token: string) =>
      (await send('stopMonthlyGift', { params: { token } })).result,
    uploadProof: async (token: string, file: File) => {
      const form = new FormData();
      form.set('file', file);
      return (await send('uploadProof', { params: { token }, form })).result;
    },
  };
}
