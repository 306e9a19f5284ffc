/** Endpoints POST /users/auth/…: sign-up, sign-in, tokens, and password reset. */
import { ENDPOINTS } from '#contract/endpoints';
import type { Locale } from '#domain/locales';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import type { Accounts, Visit } from './accounts';
import { resendCode } from './codes';
import { login } from './login';
import { forgotPassword, resetPassword } from './reset';
import { revokeSession, rotateTokens } from './sessions';
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
  mount(app, ENDPOINTS.signup, (call) => signup(accounts, call.body, visitOf(call)));
  mount(app, ENDPOINTS.signupFromOrder, (call) =>
    signupFromOrder(accounts, call.body, visitOf(call)),
  );
  mount(app, ENDPOINTS.verifySignup, (call) => verifySignup(accounts, call.body, visitOf(call)));
  mount(app, ENDPOINTS.resendCode, ({ body, request }) =>
    resendCode(deps, body.challenge, readRateLimitKeys(request, deps)),
  );
  mount(app, ENDPOINTS.login, (call) => login(accounts, call.body, visitOf(call)));
  mount(app, ENDPOINTS.logout, ({ donor }) => revokeSession(deps, deps.db, donor));
  mount(app, ENDPOINTS.refreshTokens, ({ body }) => rotateTokens(deps, body.token));
  mount(app, ENDPOINTS.forgotPassword, (call) =>
    forgotPassword(accounts, call.body.email, visitOf(call)),
  );
  mount(app, ENDPOINTS.resetPassword, (call) => resetPassword(accounts, call.body, visitOf(call)));
  mount(app, ENDPOINTS.socialLogin, (call) =>
    signInWithProvider({ deps, clients }, call.params.provider, call.body, visitOf(call)),
  );
}
