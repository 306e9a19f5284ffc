/** Client functions for the newsletter of the charity API. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Send } from './client.server';

/** Each function throws a CharityError when its call fails. */
export function newsletterResource(send: Send) {
  return {
    subscribe: async (email: string, donor?: DonorRateLimitKeys) => {
      await send('subscribe', { body: { email }, donor });
    },
    /** Returns the purpose of a link in a mail, and the state of its subscription. */
    link: async (token: string) => (await send('subscription', { params: { token } })).result,
    confirm: async (token: string) => {
      await send('confirmSubscription', { params: { token } });
    },
    leave: async (token: string) => {
      await send('leaveNewsletter', { params: { token } });
    },
  };
}
