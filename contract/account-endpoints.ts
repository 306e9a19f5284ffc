/** The endpoints of accounts: sign-up, sign-in, tokens, and the data of a signed-in donor. */
import * as z from 'zod';
import * as accounts from './accounts';
import { idSchema, pageQuerySchema, resultSchema, tokenSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { doneReply, type Endpoint, pageOf } from './endpoint';
import { monthlyGiftSchema } from './monthly';
import { orderSchema } from './orders';

const idParams = z.object({ id: idSchema });
const tokenParams = z.object({ token: tokenSchema });
const tokens = resultSchema(accounts.tokensSchema);
const challenge = resultSchema(accounts.challengeSchema);
const monthlyGift = resultSchema(monthlyGiftSchema);

/** Requests of callers who are not signed in. Rate limits count them by the keys in these headers. */
const open = { optionalHeaders: DONOR_HEADER_DESCRIPTIONS } as const;
/** Requests of a signed-in donor. Without a valid access token, the API returns 401 auth.required. */
const donor = { auth: 'bearer' } as const;

export const ACCOUNT_ENDPOINTS = {
  signup: {
    ...open,
    route: 'POST /users/auth/signup',
    summary:
      'Sends a code by e-mail. The account is created when the code is verified. The response is the same for an address that has an account.',
    body: accounts.signupBodySchema,
    status: 201,
    reply: challenge,
    errors: ['auth.weakPassword', 'auth.tooMany'],
  },
  signupFromOrder: {
    ...open,
    route: 'POST /users/auth/signup/order',
    summary: 'Like signup, with the name and e-mail address of an order.',
    body: accounts.signupFromOrderBodySchema,
    status: 201,
    reply: challenge,
    errors: ['order.notFound', 'auth.weakPassword', 'auth.tooMany'],
  },
  verifySignup: {
    ...open,
    route: 'POST /users/auth/signup/verify',
    summary: 'Creates the account with the code from the e-mail, and signs in.',
    body: accounts.verifyBodySchema,
    status: 201,
    reply: tokens,
    errors: ['auth.wrongCode', 'auth.codeExpired', 'auth.tooMany'],
  },
  resendCode: {
    ...open,
    route: 'POST /users/auth/codes',
    summary: 'Sends another code, at the earliest a minute after the last one.',
    body: accounts.resendBodySchema,
    reply: challenge,
    errors: ['auth.tooSoon', 'auth.codeExpired', 'auth.tooMany'],
  },
  login: {
    ...open,
    route: 'POST /users/auth/login',
    summary: 'Signs in with e-mail address and password.',
    body: accounts.loginBodySchema,
    reply: tokens,
    errors: ['auth.wrongCredentials', 'auth.tooMany'],
  },
  logout: {
    ...donor,
    route: 'POST /users/auth/logout',
    summary: 'Revokes the session of the access token. The body is empty.',
    reply: doneReply,
  },
  refreshTokens: {
    route: 'POST /users/auth/token',
    summary:
      'Exchanges a refresh token for new tokens. Each is valid once: parallel requests within a minute get the same tokens, and a later use revokes the session.',
    body: accounts.refreshBodySchema,
    reply: tokens,
    errors: ['auth.refreshRejected'],
  },
  forgotPassword: {
    ...open,
    route: 'POST /users/auth/password/forgot',
    summary: 'Sends a code for a new password. The response is the same for an unknown address.',
    body: accounts.forgotPasswordBodySchema,
    reply: challenge,
    errors: ['auth.tooMany'],
  },
  resetPassword: {
    ...open,
    route: 'POST /users/auth/password/reset',
    summary: 'Sets a new password, revokes all sessions, and signs in.',
    body: accounts.resetPasswordBodySchema,
    reply: tokens,
    errors: ['auth.wrongCode', 'auth.codeExpired', 'auth.weakPassword', 'auth.tooMany'],
  },
  socialLogin: {
    ...open,
    route: 'POST /users/social-auth/{provider}',
    summary:
      'Signs in with the authorization code of Google, Facebook or Apple. Accounts are found by the subject of the provider.',
    params: z.object({ provider: accounts.socialProviderSchema }),
    body: accounts.socialLoginBodySchema,
    reply: resultSchema(accounts.socialLoginReplySchema),
    errors: ['social.notFound', 'social.failed', 'social.emailMissing', 'auth.tooMany'],
  },
  userOrders: {
    ...donor,
    route: 'GET /user/orders',
    summary:
      'The donor’s orders, newest first: those made while signed in, and those of a guest with the same e-mail address.',
    ...pageOf(orderSchema, pageQuerySchema),
  },
  userMonthlyGifts: {
    ...donor,
    route: 'GET /user/monthly-gifts',
    summary: 'The donor’s monthly gifts, newest first.',
    ...pageOf(monthlyGiftSchema, pageQuerySchema),
  },
  changeMonthlyGift: {
    ...donor,
    route: 'POST /user/monthly-gifts/{token}/amount',
    summary: 'Changes the amount of a monthly gift from the next month on.',
    params: tokenParams,
    body: accounts.monthlyAmountBodySchema,
    reply: monthlyGift,
    errors: [
      'monthlyGift.notFound',
      'monthlyGift.notChangeable',
      'order.amountTooSmall',
      'order.amountTooLarge',
      'payment.belowMinimum',
      'payment.aboveMaximum',
      'payment.providerFailed',
    ],
  },
  pauseMonthlyGift: {
    ...donor,
    route: 'POST /user/monthly-gifts/{token}/pause',
    summary: 'Pauses a monthly gift: no month is charged until it is resumed.',
    params: tokenParams,
    reply: monthlyGift,
    errors: ['monthlyGift.notFound', 'monthlyGift.notChangeable', 'payment.providerFailed'],
  },
  resumeMonthlyGift: {
    ...donor,
    route: 'POST /user/monthly-gifts/{token}/resume',
    summary: 'Resumes a paused monthly gift.',
    params: tokenParams,
    reply: monthlyGift,
    errors: ['monthlyGift.notFound', 'monthlyGift.notChangeable', 'payment.providerFailed'],
  },
  sponsorships: {
    ...donor,
    route: 'GET /user/sponsorships',
    summary: 'The children whom the donor sponsors or has sponsored, newest first.',
    ...pageOf(accounts.sponsorshipSchema, pageQuerySchema),
  },
  donorCertificates: {
    ...donor,
    route: 'GET /user/certificates',
    summary: 'The certificates of the donor’s endowments, newest first.',
    ...pageOf(accounts.donorCertificateSchema, pageQuerySchema),
  },
  statement: {
    ...donor,
    route: 'GET /user/statement',
    summary: 'All paid gifts of one year; without a year, of the latest year with gifts.',
    query: accounts.statementQuerySchema,
    reply: resultSchema(accounts.statementSchema),
  },
  profile: {
    ...donor,
    route: 'GET /user/profile',
    summary: 'The donor’s profile.',
    reply: resultSchema(accounts.profileSchema),
  },
  updateProfile: {
    ...donor,
    route: 'POST /user/profile',
    summary: 'Changes name, phone number and language.',
    body: accounts.profileBodySchema,
    reply: resultSchema(z.object({ access: accounts.tokensSchema.shape.access })),
  },
  recipients: {
    ...donor,
    route: 'GET /user/recipients',
    summary: 'Saved people in whose name the donor gives, by name.',
    ...pageOf(accounts.recipientSchema, pageQuerySchema),
  },
  addRecipient: {
    ...donor,
    route: 'POST /user/recipients',
    summary: 'Saves a recipient. Idempotent.',
    body: accounts.recipientBodySchema,
    status: 201,
    reply: resultSchema(accounts.recipientSchema),
    errors: ['recipient.tooMany'],
  },
  removeRecipient: {
    ...donor,
    route: 'POST /user/recipients/{id}/remove',
    summary: 'Removes a saved recipient.',
    params: idParams,
    reply: doneReply,
    errors: ['recipient.notFound'],
  },
  sessions: {
    ...donor,
    route: 'GET /user/sessions',
    summary: 'The donor’s sign-ins that are still valid, the latest first.',
    ...pageOf(accounts.sessionSchema, pageQuerySchema),
  },
  revokeSessions: {
    ...donor,
    route: 'POST /user/sessions/revoke',
    summary: 'Signs out everywhere: revokes all sessions, this one included.',
    reply: doneReply,
  },
  donorData: {
    ...donor,
    route: 'GET /user/data',
    summary: 'Everything that is stored about the donor.',
    reply: resultSchema(accounts.donorDataSchema),
  },
  deleteAccount: {
    ...donor,
    route: 'POST /user/delete',
    summary: 'Deletes the account. Its gifts stay, without a link to it.',
    body: accounts.deleteAccountBodySchema,
    reply: doneReply,
    errors: ['auth.wrongCredentials', 'auth.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;
