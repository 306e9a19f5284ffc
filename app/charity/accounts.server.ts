/** Client functions for accounts of the charity API: sign-up, sign-in, tokens, and the data of a signed-in donor. */
import type {
  ProfileBody,
  RecipientBody,
  SocialLoginBody,
  SocialProvider,
} from '#contract/accounts';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { CallInput } from './call.server';
import type { Send } from './client.server';

/** Data of the donor's browser that a sign-in request sends: rate-limit keys, and the name for the list of sessions. */
export type Client = { donor?: DonorRateLimitKeys | undefined; userAgent?: string | null };

/** Each function throws a CharityError when its call fails. */
export function accountsResource(send: Send) {
  return {
    signup: async (body: { name: string; email: string; password: string }, client: Client) =>
      (await send('signup', { body, ...from(client) })).result,
    signupFromOrder: async (body: { order: string; password: string }, client: Client) =>
      (await send('signupFromOrder', { body, ...from(client) })).result,
    verifySignup: async (body: { challenge: string; code: string }, client: Client) =>
      (await send('verifySignup', { body, ...from(client) })).result,
    resendCode: async (challenge: string, client: Client) =>
      (await send('resendCode', { body: { challenge }, ...from(client) })).result,
    login: async (body: { email: string; password: string }, client: Client) =>
      (await send('login', { body, ...from(client) })).result,
    logout: async () => (await send('logout')).result,
    refresh: async (token: string) => (await send('refreshTokens', { body: { token } })).result,
    forgotPassword: async (email: string, client: Client) =>
      (await send('forgotPassword', { body: { email }, ...from(client) })).result,
    resetPassword: async (
      body: { challenge: string; code: string; password: string },
      client: Client,
    ) => (await send('resetPassword', { body, ...from(client) })).result,
    socialLogin: async (provider: SocialProvider, body: SocialLoginBody, client: Client) =>
      (await send('socialLogin', { params: { provider }, body, ...from(client) })).result,
    orders: async (page: Page) => (await send('userOrders', { query: page })).result,
    monthlyGifts: async (page: Page) => (await send('userMonthlyGifts', { query: page })).result,
    /** @param amount minor units of the gift's currency, from the next month on */
    changeMonthlyGift: async (token: string, amount: number) =>
      (await send('changeMonthlyGift', { params: { token }, body: { amount } })).result,
    pauseMonthlyGift: async (token: string) =>
      (await send('pauseMonthlyGift', { params: { token } })).result,
    resumeMonthlyGift: async (token: string) =>
      (await send('resumeMonthlyGift', { params: { token } })).result,
    sponsorships: async (page: Page) => (await send('sponsorships', { query: page })).result,
    certificates: async (page: Page) => (await send('donorCertificates', { query: page })).result,
    /** @param year the latest year with gifts when it is undefined */
    statement: async (year?: number) => (await send('statement', { query: { year } })).result,
    profile: async () => (await send('profile')).result,
    /** Returns a new access token, because it contains the name. */
    updateProfile: async (body: ProfileBody) => (await send('updateProfile', { body })).result,
    recipients: async (page: Page) => (await send('recipients', { query: page })).result,
    addRecipient: async (body: RecipientBody) => (await send('addRecipient', { body })).result,
    removeRecipient: async (id: string) =>
      (await send('removeRecipient', { params: { id } })).result,
    sessions: async (page: Page) => (await send('sessions', { query: page })).result,
    revokeSessions: async () => (await send('revokeSessions')).result,
    data: async () => (await send('donorData')).result,
    delete: async (password: string | null) =>
      (await send('deleteAccount', { body: { password } })).result,
  };
}

type Page = { offset: number; limit: number };

function from({ donor, userAgent }: Client): Pick<CallInput, 'donor' | 'headers'> {
  return { donor, ...(userAgent ? { headers: { 'user-agent': userAgent } } : {}) };
}
