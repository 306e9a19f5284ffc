/** Sessions: each sign-in is one session with a chain of refresh tokens. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tokens } from '#contract/accounts';
import { macOf } from '#contract/mac';
import { days, seconds } from '#domain/time/durations';
import type { Database, Db } from '../db/tables';
import type { AccountRow } from '../db/tables/accounts';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { signAccessToken, type Donor } from '../http/access-token';
import { ApiError } from '../http/errors';
import { deviceOf } from './device';

/** Milliseconds without use after which a session ends. */
export const SESSION_IDLE_LIFETIME = days(30);
/** Milliseconds after which a session ends although it is used. */
export const SESSION_LIFETIME = days(180);

type SessionDeps = Pick<ApiDeps, 'config' | 'now' | 'random' | 'log'>;

/** Starts a session. @param userAgent the User-Agent header of the donor's browser */
export async function startSession(
  deps: SessionDeps,
  tx: Transaction<Database>,
  account: Pick<AccountRow, 'id' | 'name' | 'avatar'>,
  userAgent: string | null,
): Promise<Tokens> {
  const now = deps.now();
  const id = deps.random(16).toString('hex');
  await tx
    .insertInto('sessions')
    .values({
      id,
      account_id: account.id,
      device: deviceOf(userAgent),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_IDLE_LIFETIME).toISOString(),
      revoked_at: null,
    })
    .execute();
  return issueTokens(deps, tx, account, id);
}

/** Milliseconds in which a used token returns its successor again, for parallel requests of several storefronts. */
const REUSE_GRACE = seconds(60);

/**
 * Exchanges a refresh token for the next pair. A second use of a token outside REUSE_GRACE revokes its session, because
 * a thief may have used the token or have the next one. The next token is a MAC of this one, so that parallel requests
 * get the same one although only its hash is stored.
 * @throws ApiError auth.refreshRejected
 */
export async function rotateTokens(
  deps: SessionDeps & { db: Kysely<Database> },
  token: string,
): Promise<Tokens> {
  const rotated = await transact(deps.db, 'beside', async (tx) => {
    const now = deps.now();
    const at = now.toISOString();
    const found = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['session_id', 'accounts.id', 'name', 'avatar', 'sessions.created_at'])
      .where('hash', '=', hashOf(token))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    if (!found) return null;
    const used = await tx
      .updateTable('refresh_tokens')
      .set({ used_at: at })
      .where('hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) {
      const successor = await successorInGrace(deps, tx, token);
      if (successor) return tokensOf(deps, found, found.session_id, successor);
      await tx
        .updateTable('sessions')
        .set({ revoked_at: at })
        .where('id', '=', found.session_id)
        .execute();
      deps.log.warn({ id: found.session_id }, 'refresh token used twice: session revoked');
      return null;
    }
    const end = Date.parse(found.created_at) + SESSION_LIFETIME;
    await tx
      .updateTable('sessions')
      .set({
        last_used_at: at,
        expires_at: new Date(Math.min(now.getTime() + SESSION_IDLE_LIFETIME, end)).toISOString(),
      })
      .where('id', '=', found.session_id)
      .execute();
    return issueTokens(deps, tx, found, found.session_id, successorsOf(deps, token)[0]);
  });
  // Thrown after the transaction, because the transaction must store the revocation.
  if (!rotated) throw new ApiError('auth.refreshRejected');
  return rotated;
}

/** Returns the successor of a token that was used in the last minute, while the successor is unused; else null. */
async function successorInGrace(
  deps: SessionDeps,
  tx: Transaction<Database>,
  token: string,
): Promise<string | null> {
  const since = new Date(deps.now().getTime() - REUSE_GRACE).toISOString();
  const isRecent = await tx
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('used_at', '>', since)
    .executeTakeFirst();
  if (!isRecent) return null;
  const successors = successorsOf(deps, token);
  const stored = await tx
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', 'in', successors.map(hashOf))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return successors.find((successor) => hashOf(successor) === stored?.hash) ?? null;
}

/** Returns the successor for each secret, because the previous secret may have made it before a rotation. */
function successorsOf({ config }: Pick<ApiDeps, 'config'>, token: string): string[] {
  return config.signingSecrets.map((secret) =>
    macOf(secret, 'refresh-successor', token).toString('base64url'),
  );
}

/** Ends one session of an account, or all of them. */
export async function revokeSessions(
  { now }: Pick<ApiDeps, 'now'>,
  db: Db,
  { accountId, sessionId }: Pick<Donor, 'accountId'> & Partial<Donor>,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now().toISOString() })
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

async function issueTokens(
  deps: SessionDeps,
  tx: Transaction<Database>,
  account: Pick<AccountRow, 'id' | 'name' | 'avatar'>,
  sessionId: string,
  refresh = deps.random(32).toString('base64url'),
): Promise<Tokens> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      hash: hashOf(refresh),
      session_id: sessionId,
      created_at: deps.now().toISOString(),
      used_at: null,
    })
    .execute();
  return tokensOf(deps, account, sessionId, refresh);
}

async function tokensOf(
  deps: SessionDeps,
  { id, name, avatar }: Pick<AccountRow, 'id' | 'name' | 'avatar'>,
  sessionId: string,
  refresh: string,
): Promise<Tokens> {
  const donor = { accountId: id, sessionId };
  return { access: await signAccessToken(deps, donor, { name, avatar }), refresh };
}

/** A fast hash is enough, because the token has 256 random bits. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
