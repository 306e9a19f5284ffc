/**
 * Access tokens of donors: JWTs that this API signs and verifies. A token is valid only while its session is valid, so
 * that a sign-out has an immediate effect.
 */
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { macOf } from '#contract/mac';
import { minutes } from '#domain/time/durations';
import type { Db } from '../db/tables';
import type { ApiDeps } from '../deps';

/** Milliseconds. */
export const ACCESS_TOKEN_LIFETIME = minutes(15);
/** The only accepted algorithm: a token cannot choose another, such as `none`. */
const ALGORITHM = 'HS256';
/** Rejects tokens of other systems with the same secret. */
const AUDIENCE = 'charity-api';
/** In characters. Longer tokens are not parsed. */
const MAX_TOKEN_LENGTH = 2_048;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The account and the session of a verified access token. */
export type Donor = { accountId: string; sessionId: string };

type Signing = Pick<ApiDeps, 'config' | 'now'>;

/** @param shown name and avatar, which clients display without another request */
export async function signAccessToken(
  { config, now }: Signing,
  { accountId, sessionId }: Donor,
  shown: { name: string; avatar: string },
): Promise<string> {
  const at = Math.floor(now().getTime() / 1_000);
  return new SignJWT({ ...shown, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(accountId)
    .setIssuer(config.publicUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt(at)
    .setExpirationTime(at + ACCESS_TOKEN_LIFETIME / 1_000)
    .sign(keyOf(config.signingSecrets[0]!));
}

const claims = z.object({ sub: z.string().min(1), sid: z.string().min(1) });

/** Returns null unless one of the secrets signed the token, and it is for this API and has not expired. */
export async function verifyAccessToken(
  { config, now }: Signing,
  token: string,
): Promise<Donor | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  for (const secret of config.signingSecrets) {
    const verified = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: config.publicUrl,
      audience: AUDIENCE,
      currentDate: now(),
      requiredClaims: ['exp'],
    }).catch(() => null);
    const read = claims.safeParse(verified?.payload);
    if (read.success) return { accountId: read.data.sub, sessionId: read.data.sid };
  }
  return null;
}

/** Returns the donor of an Authorization header. Returns null when the token is invalid or its session has ended. */
export async function donorOf(
  deps: Signing & { db: Db },
  header: string | null,
): Promise<Donor | null> {
  const token = BEARER.exec(header ?? '')?.[1];
  const donor = token === undefined ? null : await verifyAccessToken(deps, token);
  if (!donor) return null;
  const session = await deps.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', donor.sessionId)
    .where('account_id', '=', donor.accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', deps.now().toISOString())
    .executeTakeFirst();
  return session ? donor : null;
}

/** Derives a key for this purpose, because the secrets also sign links. */
function keyOf(secret: string): Uint8Array {
  return macOf(secret, 'access-token', '');
}
