/** Signs a donor in with the authorization code of a social provider. */
import type { Transaction } from 'kysely';
import { authorizationCodeGrant, type Configuration } from 'openid-client';
import * as z from 'zod';
import type { SocialLoginBody, SocialLoginReply, SocialProvider } from '#contract/accounts';
import { socialCallbackPath } from '#contract/social-settings';
import { MAX_NAME_LENGTH } from '#contract/orders';
import type { Database } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Visit } from '../accounts';
import { sendCode } from '../codes';
import { admitCode, admitCodeTry } from '../limits';
import { findAccount } from '../repository';
import { startSession } from '../sessions';
import { findLinkedAccount, linkOrCreate } from './accounts';
import type { SocialClients } from './clients';
import { reasonOf, socialFailure } from './failure';
import { readEmail } from '../../http/email';

/**
 * Returns tokens. When the provider has not verified the e-mail address, sends a code to it and returns the challenge.
 * Finds an account by provider and subject, and by e-mail address only when the address is verified.
 * @throws ApiError social.notFound, social.failed, social.emailMissing, auth.tooMany
 */
export async function signInWithProvider(
  { deps, clients }: { deps: ApiDeps; clients: SocialClients },
  provider: SocialProvider,
  body: SocialLoginBody,
  visit: Visit,
): Promise<SocialLoginReply> {
  const client = await clients.find(provider);
  if (body.redirectUri !== `${deps.config.publicUrl}${socialCallbackPath(provider)}`)
    throw socialFailure(deps, provider, 'redirect_uri');
  // Limited, because each try is a request to the provider.
  await admitCodeTry(deps, visit.caller);
  let person: SocialPerson;
  try {
    person = await fetchPerson(client, provider, body);
  } catch (error) {
    throw socialFailure(deps, provider, reasonOf(error));
  }
  return transact(deps.db, 'accounts', (tx) => signIn(deps, tx, { provider, person, visit }));
}

async function signIn(
  deps: ApiDeps,
  tx: Transaction<Database>,
  { provider, person, visit }: { provider: SocialProvider; person: SocialPerson; visit: Visit },
): Promise<SocialLoginReply> {
  const { subject, email, isEmailVerified, name, avatar } = person;
  const { caller, locale, userAgent } = visit;
  const linked = await findLinkedAccount(tx, { provider, subject });
  if (linked) return { tokens: await startSession(deps, tx, linked, userAgent) };
  if (email === null) throw new ApiError('social.emailMissing');
  const link = { provider, subject, name, avatar };
  if (isEmailVerified) {
    const account = await linkOrCreate(deps, tx, { ...link, email, locale });
    return { tokens: await startSession(deps, tx, account, userAgent) };
  }
  await admitCode(deps, tx, caller, email);
  const known = await findAccount(tx, 'email', email);
  const challenge = await sendCode(deps, tx, {
    ...{ purpose: 'social', email },
    locale: known?.locale ?? locale,
    account_id: known?.id ?? null,
    data: JSON.stringify(link),
  });
  return { challenge };
}

type SocialPerson = Awaited<ReturnType<typeof fetchPerson>>;

/** Characters. Access tokens contain the URL, and must fit into a cookie together with the longest name. */
const MAX_AVATAR_LENGTH = 200;

const optionalText = z.string().max(2_000).optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: optionalText,
  // Apple sends a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(undefined),
  name: optionalText,
  picture: optionalText,
  /** The domain of an organisation whose addresses Google hosts. */
  hd: optionalText,
});
type Claims = z.infer<typeof claimsSchema>;

/**
 * Exchanges an authorization code, and reads the person from the verified ID token.
 *
 * Returns the person of an authorization code. The library validates the ID token: signature by the provider's keys,
 * algorithm, issuer, audience, expiry, and nonce.
 * @throws an error of the library or of the network, or a ZodError. They may contain personal data.
 */
async function fetchPerson(
  client: Configuration,
  provider: SocialProvider,
  { code, codeVerifier, nonce, redirectUri, issuer }: SocialLoginBody,
) {
  const callback = new URL(redirectUri);
  callback.searchParams.set('code', code);
  if (issuer !== undefined) callback.searchParams.set('iss', issuer);
  const tokens = await authorizationCodeGrant(client, callback, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = claimsSchema.parse(tokens.claims());
  const email = claims.email === undefined ? null : readEmail(claims.email);
  return {
    /** The provider's permanent id of the person. */
    subject: claims.sub,
    /** E-mail address in lower case and NFC; null when the provider sent none. */
    email,
    /** True when the provider has verified that the address is the person's. */
    isEmailVerified: claims.email_verified === true && isHostedBy(provider, claims),
    /** '' when the provider sent none. */
    name: readName(claims.name ?? ''),
    /** https URL of a picture, or ''. */
    avatar: readAvatar(claims.picture),
  };
}

/**
 * Returns true when the provider decides who has the address. Google has verified the other addresses only once, so
 * they may belong to another person today:
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token.
 * Facebook does not report whether it has verified an address, and never verified some of them.
 */
function isHostedBy(provider: SocialProvider, { email = '', hd }: Claims): boolean {
  if (provider === 'apple') return true;
  return provider === 'google' && (hd !== undefined || /@gmail\.com$/i.test(email));
}

/** Returns one line without control characters and direction overrides, like a name from a form. */
function readName(given: string): string {
  const text = given
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\ufffd\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  // Do not cut a surrogate pair.
  return text
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function readAvatar(given: string | undefined): string {
  if (given === undefined || !URL.canParse(given)) return '';
  const { protocol, href, username, password } = new URL(given);
  const isSafe = protocol === 'https:' && username === '' && password === '';
  return isSafe && href.length <= MAX_AVATAR_LENGTH ? href : '';
}
