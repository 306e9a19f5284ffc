/** Orders of the charity API. */
import type {
  AttemptBody,
  CreateOrderInput,
  PaypalCaptureBody,
  QuotesBody,
} from '#contract/orders';
import type { DonorMarks } from '#contract/donor-marks';
import type { Send } from './client.server';

export function ordersResource(send: Send) {
  return {
    /** @param key the idempotency key, born with the form: the same key makes the same order, once */
    create: async (key: string, body: CreateOrderInput, donor?: DonorMarks) =>
      (await send('createOrder', { body, donor, headers: { 'idempotency-key': key } })).result,
    byToken: async (token: string) => (await send('order', { params: { token } })).result,
    /** The donor came back from the provider. */
    confirm: async (token: string) => (await send('confirmOrder', { params: { token } })).result,
    /** The donor came back from the provider without paying. */
    turnBack: async (token: string) => (await send('turnBack', { params: { token } })).result,
    /** The donor came back from PayPal, which tells its own name for the order. */
    capturePaypal: async (body: PaypalCaptureBody) =>
      (await send('capturePaypal', { body })).result,
    retry: async (token: string, attempt: AttemptBody, donor?: DonorMarks) =>
      (await send('retryOrder', { params: { token }, body: attempt, donor })).result,
    /** What the methods would charge that cannot take exactly this. */
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
