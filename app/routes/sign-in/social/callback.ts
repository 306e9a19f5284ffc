/** Route module of /auth/{provider}/callback: the donor returns from Google, Facebook or Apple. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as z from 'zod';
import { type SocialProvider, socialProviderSchema } from '#contract/accounts';
import { isSameSecret } from '#contract/same-secret';
import { socialCallbackPath } from '#contract/social-settings';
import { DEFAULT_LOCALE } from '#domain/locales';
import { CharityError } from '#web/charity/results';
import { log } from '#web/log.server';
import { NO_STORE_HEADERS, notFound } from '../../../charity/responses.server';
import { askForCode, clientOf, signIn } from '../../../sign-in/steps.server';
import type { SocialFlow } from '../../../visitor/flow-cookie.server';
import type { Flash } from '../../../visitor/preferences-cookie.server';
import { readVisitor, type Visitor, withLocale } from '../../../visitor/visitor.server';
import { leaveSocialSignIn } from './leave.server';
import { redirectUriOf } from './providers.server';

const parameter = z.string().min(1).max(2_000).optional().catch(undefined);
const answerSchema = z.object({
  state: parameter,
  code: parameter,
  iss: z.url().max(500).optional().catch(undefined),
  /** An error code of OAuth 2.0, such as access_denied. */
  error: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .catch(undefined),
});
type Answer = z.infer<typeof answerSchema>;

/** Error codes of the providers when the donor cancels. Apple has its own. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize'];

/** Does not use withVisitor, because the response replaces the sign-in and needs no access token. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const provider = providerOf(params);
  const { searchParams } = new URL(request.url);
  const answer = answerSchema.parse(Object.fromEntries(searchParams));
  const begun = readVisitor(request);
  const flow =
    begun.flow?.kind === 'social' && begun.flow.provider === provider ? begun.flow : null;
  // The URL has no language, because providers compare it with the registered one.
  const locale = flow?.locale ?? begun.preferences.locale ?? DEFAULT_LOCALE;
  const visitor = withLocale(begun, locale);
  const leave = (flash: Flash, reason: string) => {
    log().info({ provider, reason }, 'social sign-in not completed');
    return leaveSocialSignIn(visitor, { returnTo: flow?.returnTo, flash });
  };
  if (!flow || !isSameSecret(answer.state ?? '', flow.state)) return leave('socialFailed', 'state');
  if (answer.error !== undefined && CANCELLED.includes(answer.error))
    return leave('socialCancelled', answer.error);
  if (answer.code === undefined) return leave('socialFailed', answer.error ?? 'no code');
  try {
    return await exchange({ request, visitor, flow, answer: { ...answer, code: answer.code } });
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    const isWithoutEmail = error.code === 'social.emailMissing';
    return leave(isWithoutEmail ? 'socialNoEmail' : 'socialFailed', error.code ?? error.failure);
  }
}

type Exchange = {
  request: Request;
  visitor: Visitor;
  flow: SocialFlow;
  answer: Answer & { code: string };
};

/** @throws CharityError */
async function exchange({ request, visitor, flow, answer }: Exchange): Promise<Response> {
  const { provider, verifier, nonce, returnTo } = flow;
  const reply = await visitor.charity.call('socialLogin', {
    params: { provider },
    body: {
      ...{ code: answer.code, codeVerifier: verifier, nonce, issuer: answer.iss },
      redirectUri: redirectUriOf(provider),
    },
    ...clientOf(request, visitor),
  });
  if ('tokens' in reply) return signIn(visitor, reply.tokens, returnTo);
  // The storefront does not get the e-mail address: only the charity API reads the provider's token.
  return askForCode(visitor, reply.challenge, { purpose: 'signup', email: '', returnTo });
}

/**
 * Apple posts its response as a form. The browser sends this request without our cookies, because it comes from another
 * site. The redirect repeats it as a GET with the cookies. Nothing else happens here, so the form needs no CSRF check.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST' || providerOf(params) !== 'apple') return notFound();
  const form = await request.formData().catch(() => new FormData());
  const answer = answerSchema.parse(Object.fromEntries(form));
  const query = new URLSearchParams(
    Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return redirect(`${socialCallbackPath('apple')}?${query}`, {
    status: 303,
    headers: NO_STORE_HEADERS,
  });
}

/** @throws a 404 response */
function providerOf({ provider }: LoaderFunctionArgs['params']): SocialProvider {
  return socialProviderSchema.safeParse(provider).data ?? notFound();
}
