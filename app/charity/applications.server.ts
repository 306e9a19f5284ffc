/** Client functions for the applications that visitors send. */
import type { Send } from './client.server';

/** Each function throws a CharityError when its call fails. An application is found by its secret token. */
export function applicationsResource(send: Send) {
  return {
    byToken: async (token: string) => (await send('application', { params: { token } })).result,
    withdraw: async (token: string) =>
      (await send('withdrawApplication', { params: { token } })).result,
  };
}
