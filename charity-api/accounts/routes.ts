/** Endpoints POST /users/auth/…: sign-up, sign-in, tokens, and password reset. */
import type { Locale } from '#domain/locales';
import { mountAll } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import type { Accounts, Visit } from './accounts';
import { resendCode } from './codes';
import { login } from './login';
import { forgotPassword, resetPassword } from './reset';
import { revokeSessions, rotateTokens } from './sessions';
import { signup, signupFromOrder, verifySignup } from './signup';
import type { SocialClients } from './social/clients';
import { signInWithProvider } from './social/sign-in';

export function mountAccounts(app: ApiRouter, accounts: Accounts, clients: SocialClients): void {
  const { deps } = accounts;
  const visitOf = ({ request, locale }: { request: Request; locale: Locale }): Visit => ({
    caller: readRateLimitKeys(request, deps),
    userAgent: request.headers.get('user-agent'),
    locale,
  });
  mountAll(app, {
    signup: (call) => signup(accounts, call.body, visitOf(call)),
    signupFromOrder: (call) => signupFromOrder(accounts, call.body, visitOf(call)),
    verifySignup: (call) => verifySignup(accounts, call.body, visitOf(call)),
    resendCode: ({ body, request }) =>
      resendCode(deps, body.challenge, readRateLimitKeys(request, deps)),
    login: (call) => login(accounts, call.body, visitOf(call)),
    logout: ({ donor }) => revokeSessions(deps, deps.db, donor),
    refreshTokens: ({ body }) => rotateTokens(deps, body.token),
    forgotPassword: (call) => forgotPassword(accounts, call.body.email, visitOf(call)),
    resetPassword: (call) => resetPassword(accounts, call.body, visitOf(call)),
    socialLogin: (call) =>
      signInWithProvider({ deps, clients }, call.params.provider, call.body, visitOf(call)),
  });
}
