/** The configured providers of social sign-in, and the redirect to their sign-in pages. */
import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
} from 'openid-client';
import { config } from '#config';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { socialCallbackPath } from '#contract/social-settings';
import { readSocialClient, type SocialClient } from '#web/charity/settings.server';
import type { SocialFlow } from '../../../visitor/flow-cookie.server';
import type { Visitor } from '../../../visitor/visitor.server';

/** Returns the providers for which the pages show a button. */
export async function socialProviders({
  charity,
}: Pick<Visitor, 'charity'>): Promise<SocialProvider[]> {
  const clients = await Promise.all(
    SOCIAL_PROVIDERS.map((provider) => readSocialClient(charity, provider)),
  );
  return SOCIAL_PROVIDERS.filter((_, index) => clients[index] !== null);
}

/**
 * The scope of OpenID, profile and e-mail address by each provider's names. Apple has no profile. Apple sends the name
 * only once and unsigned, so the site does not request it.
 */
const SCOPES: Record<SocialProvider, string> = {
  google: 'openid profile email',
  facebook: 'openid public_profile email',
  apple: 'openid email',
};

/** URL to which the provider redirects the donor. The charity API accepts no other. */
export function redirectUriOf(provider: SocialProvider): string {
  return `${config().publicUrl}${socialCallbackPath(provider)}`;
}

/** Returns the URL of the provider's sign-in page. */
export async function signInPageOf(
  { provider, state, nonce, verifier }: SocialFlow,
  { clientId, authorizationEndpoint }: SocialClient,
): Promise<URL> {
  const { origin, protocol } = new URL(authorizationEndpoint);
  const client = new Configuration(
    { issuer: origin, authorization_endpoint: authorizationEndpoint },
    clientId,
  );
  // The URL has http only for a test server in SIGN_IN_PAGES.
  if (protocol === 'http:') allowInsecureRequests(client);
  return buildAuthorizationUrl(client, {
    redirect_uri: redirectUriOf(provider),
    scope: SCOPES[provider],
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Apple sends an e-mail address only in a form that the browser posts to the site.
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
  });
}
