/** Google, Facebook and Apple as OpenID providers: metadata, and authentication of this client. */
import { importPKCS8, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type ServerMetadata,
  type CustomFetch,
} from 'openid-client';
import type { SocialProvider } from '#contract/accounts';
import type { ApiDeps, SocialSettings } from '../../deps';
import { readLimited } from '#contract/limited-body';

/** Larger than any metadata, key set or token of a provider. */
const MAX_RESPONSE_BYTES = 200_000;

/**
 * Does not follow redirects, because they could send a client secret to another host. The library sets the timeout,
 * which also covers the body.
 * @throws BodyTooLargeError; TypeError or TimeoutError without a response
 */
const boundedFetch: CustomFetch = async (url, { method, headers, body, signal }) => {
  const response = await fetch(url, {
    method,
    headers,
    body: body as BodyInit | null | undefined,
    redirect: 'manual',
    signal: signal ?? null,
  });
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  const { status } = response;
  // A response with one of these states must have no body.
  const content = [204, 205, 304].includes(status) ? null : bytes;
  return new Response(content, { status, headers: response.headers });
};

/**
 * Seconds. The storefront waits 4 s for the whole sign-in: one request for tokens and, at most every five minutes, one
 * for the provider's keys.
 */
const TIMEOUT_SECONDS = 3;

/** The algorithm of the ID tokens of all three providers. A token cannot choose another, such as `none`. */
const ALGORITHM = 'RS256';

/**
 * Facebook publishes its metadata without a token endpoint, so the code contains them. Source:
 * https://developers.facebook.com/documentation/facebook-login/guides/advanced/oidc-token
 */
const FACEBOOK: ServerMetadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v24.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v24.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: [ALGORITHM],
};

type Deps = Pick<ApiDeps, 'config' | 'now'>;

/**
 * Returns the library's client for a provider. Fetches the provider's metadata.
 * @throws an error of the library or of the network
 */
export async function openProvider(
  deps: Deps,
  provider: SocialProvider,
  clientId: string,
): Promise<Configuration> {
  const { issuer } = deps.config.social[provider]!;
  const metadata = { id_token_signed_response_alg: ALGORITHM };
  const auth = clientAuthOf(deps, provider);
  const isInsecure = issuer.startsWith('http:');
  if (issuer === FACEBOOK.issuer) {
    const client = new Configuration(FACEBOOK, clientId, metadata, auth);
    client[customFetch] = boundedFetch;
    client.timeout = TIMEOUT_SECONDS;
    enableNonRepudiationChecks(client);
    return client;
  }
  return discovery(new URL(issuer), clientId, metadata, auth, {
    // Without the second call, the library would not verify the signature of an ID token from a TLS response.
    execute: [...(isInsecure ? [allowInsecureRequests] : []), enableNonRepudiationChecks],
    timeout: TIMEOUT_SECONDS,
    [customFetch]: boundedFetch,
  });
}

function clientAuthOf(deps: Deps, provider: SocialProvider): ClientAuth {
  const { social } = deps.config;
  if (provider === 'apple') return appleAuth(deps, social.apple!);
  return ClientSecretPost(social[provider]!.secret);
}

/** Apple's client secret is a JWT that this client signs. Each request has a new one with a short lifetime. */
function appleAuth(
  { now }: Deps,
  { teamId, keyId, privateKey, issuer }: NonNullable<SocialSettings['apple']>,
): ClientAuth {
  return async (_, { client_id }, body) => {
    const at = Math.floor(now().getTime() / 1_000);
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(client_id)
      .setAudience(issuer)
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', client_id);
    body.set('client_secret', secret);
  };
}
