/** Shared steps of the sign-in pages: redirects, the sign-in, and one-time codes. */
import { redirect } from '@remix-run/node';
import type { Challenge, Tokens } from '#contract/accounts';
import { CharityError } from '#web/charity/results';
import type { SitePath } from '#web/links';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { FormProblem } from '../forms/action.server';
import type { CodeFlow } from '../visitor/flow-cookie.server';
import type { Flash } from '../visitor/preferences-cookie.server';
import {
  clearFlow,
  commitFlow,
  commitPreferences,
  commitSignIn,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';
import { pageAfterSignIn } from './return-to.server';

/** Redirects of the sign-in must not be cached: they depend on cookies. */
export function redirectTo(page: SitePath, ...cookies: string[]): Response {
  const headers = setCookieHeaders(...cookies);
  headers.set('cache-control', 'no-store');
  return redirect(page, { status: 303, headers });
}

/** @throws a redirect when the donor is already signed in */
export function requireGuest(visitor: Visitor, returnTo: SitePath): void {
  if (visitor.signedIn) throw redirectTo(pageAfterSignIn(visitor, returnTo));
}

/** Returns the client data that the charity API needs for rate limits and for the donor's list of sessions. */
export function clientOf(request: Request, visitor: Visitor) {
  const userAgent = request.headers.get('user-agent');
  return {
    donor: donorRateLimitKeys(visitor),
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  };
}

/**
 * Signs the donor in and redirects to the page from which they came. Cart, currency and language do not change.
 * @throws CharityError when the access token cannot be decoded
 */
export function signIn(
  visitor: Visitor,
  tokens: Tokens,
  returnTo: SitePath,
  flash?: Flash,
): Response {
  const cookie = commitSignIn(tokens);
  if (cookie === null) throw new CharityError('unintelligible', 'sign-in');
  return redirectTo(
    pageAfterSignIn(visitor, returnTo),
    cookie,
    clearFlow(),
    ...(flash ? [commitPreferences({ ...visitor.preferences, flash })] : []),
  );
}

type Step = Pick<CodeFlow, 'purpose' | 'email' | 'returnTo'>;

/** Stores the challenge of a sent code in the flow cookie, and redirects to the page with the field for the code. */
export function askForCode(
  { links, preferences }: Visitor,
  challenge: Challenge,
  { purpose, email, returnTo }: Step,
  flash?: Flash,
): Response {
  return redirectTo(
    purpose === 'signup' ? links.verify() : links.resetPassword(),
    commitFlow({
      kind: 'code',
      ...{ purpose, email, returnTo, challenge: challenge.challenge },
      resendAt: Date.parse(challenge.resendAt),
      expiresAt: Date.parse(challenge.expiresAt),
    }),
    ...(flash ? [commitPreferences({ ...preferences, flash })] : []),
  );
}

/** @throws a redirect to the first step when this browser has not requested a code, or the flow has expired */
export function requireCodeFlow({ flow, links }: Visitor, purpose: CodeFlow['purpose']): CodeFlow {
  if (flow?.kind === 'code' && flow.purpose === purpose) return flow;
  throw redirectTo(purpose === 'signup' ? links.signup() : links.forgotPassword());
}

/** Returns the data of the page with the field for a code. */
export function codeStepOf({ email, resendAt, returnTo }: CodeFlow) {
  return {
    email,
    returnTo,
    resendSeconds: Math.max(0, Math.ceil((resendAt - Date.now()) / 1_000)),
  };
}

/** Sends another code. */
export async function sendAgain(
  visitor: Visitor,
  request: Request,
  purpose: CodeFlow['purpose'],
): Promise<Response> {
  const flow = requireCodeFlow(visitor, purpose);
  const body = { challenge: flow.challenge };
  const challenge = await atField(
    '',
    visitor.charity.call('resendCode', { body, ...clientOf(request, visitor) }),
  );
  return askForCode(visitor, challenge, flow, 'codeSent');
}

/** Error codes whose message in locales/<language>/errors.json names a button or a field of the page. */
const KNOWN: readonly (string | undefined)[] = [
  'auth.wrongCode',
  'auth.weakPassword',
  'auth.codeExpired',
];
const PASSWORD_ERROR = 'auth.weakPassword';

/** Awaits the call. @throws FormProblem at the field or the password, for an error that the donor can correct there */
export async function atField<Value>(field: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof CharityError ? error.code : undefined;
    if (code === undefined || !KNOWN.includes(code)) throw error;
    const at = code === PASSWORD_ERROR ? 'password' : code === 'auth.wrongCode' ? field : '';
    throw new FormProblem({ [at]: code });
  }
}
