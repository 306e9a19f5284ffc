/** Orders of the charity API. */
import type { CreateOrderBody } from '#contract/orders';
import type { PaymentMethod } from '#contract/content';
import type { Send } from './client.server';

export function ordersResource(send: Send) {
  return {
    /** @param key the idempotency key, born with the form: the same key makes the same order, once */
    create: async (key: string, body: CreateOrderBody) =>
      (await send('createOrder', { body, headers: { 'idempotency-key': key } })).result,
    byToken: async (token: string) => (await send('order', { params: { token } })).result,
    /** The donor came back from the provider. */
    confirm: async (token: string) => (await send('confirmOrder', { params: { token } })).result,
    retry: async (token: string, method: PaymentMethod) =>
      (await send('retryOrder', { params: { token }, body: { method } })).result,
    uploadProof: async (token: string, file: File) => {
      const form = new FormData();
      form.set('file', file);
      return (await send('uploadProof', { params: { token }, form })).result;
    },
  };
}
