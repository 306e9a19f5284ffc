/** One-time codes by e-mail: sends, resends and redeems them. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Challenge } from '#contract/accounts';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { hours, minutes } from '#domain/time/durations';
import type { Database } from '../db/tables';
import type { CodePurpose, EmailCodeRow } from '../db/tables/accounts';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { isCodeOf } from '../http/one-time-code';
import { enqueueAccountMail } from '../mail/outbox';
import { admitCode } from './limits';

/** Milliseconds in which a code is valid. The texts of the mails state this time (`mail:code`). */
const CODE_LIFETIME = minutes(10);
/** Milliseconds before another code can be requested. */
const RESEND_DELAY = minutes(1);
/** Milliseconds after which a challenge is deleted. Until then, another code can be requested for it. */
export const CHALLENGE_RETENTION = hours(1);
const MAX_TRIES = 5;
const MAX_SENDS = 5;
const CHALLENGE_BYTES = 24;

type NewCode = Pick<EmailCodeRow, 'purpose' | 'email' | 'locale' | 'account_id' | 'data'>;

/** Stores a code and queues its mail. The work is the same for known and unknown addresses. */
export async function sendCode(
  deps: ApiDeps,
  tx: Transaction<Database>,
  code: NewCode,
): Promise<Challenge> {
  const challenge = deps.random(CHALLENGE_BYTES).toString('base64url');
  const at = deps.now();
  const row: EmailCodeRow = {
    ...code,
    id: idOf(challenge),
    generation: 1,
    tries: 0,
    created_at: at.toISOString(),
    ...timesOf(at),
  };
  await tx.insertInto('email_codes').values(row).execute();
  await enqueueCode(deps, tx, row);
  return shown(challenge, row);
}

/**
 * Sends another code for a challenge. Earlier codes are then invalid.
 * @throws ApiError auth.tooSoon, auth.codeExpired, auth.tooMany
 */
export async function resendCode(
  deps: ApiDeps,
  challenge: string,
  caller: DonorRateLimitKeys,
): Promise<Challenge> {
  return transact(deps.db, 'accounts', async (tx) => {
    const row = await tx
      .selectFrom('email_codes')
      .selectAll()
      .where('id', '=', idOf(challenge))
      .executeTakeFirst();
    const at = deps.now();
    if (!row || row.tries >= MAX_TRIES || isOlder(row.expires_at, at, CHALLENGE_RETENTION))
      throw new ApiError('auth.codeExpired');
    if (!isOlder(row.sent_at, at, RESEND_DELAY))
      throw new ApiError('auth.tooSoon', { retryAfter: RESEND_DELAY });
    if (row.generation >= MAX_SENDS) throw new ApiError('auth.tooMany');
    await admitCode(deps, tx, caller, row.email);
    const changes = { generation: row.generation + 1, ...timesOf(at) };
    const { numUpdatedRows } = await tx
      .updateTable('email_codes')
      .set(changes)
      .where('id', '=', row.id)
      .where('generation', '=', row.generation)
      .executeTakeFirst();
    // A concurrent request has sent the next code.
    if (numUpdatedRows !== 1n) throw new ApiError('auth.tooSoon', { retryAfter: RESEND_DELAY });
    await enqueueCode(deps, tx, { ...row, ...changes });
    return shown(challenge, { ...row, ...changes });
  });
}

type Redeeming<P extends CodePurpose> = {
  challenge: string;
  code: string;
  purposes: readonly P[];
};
export type RedeemedCode<P extends CodePurpose> = EmailCodeRow & { purpose: P };

/**
 * Redeems a code, and runs `use` in the same transaction. The code stays valid when `use` throws. Callers admit the try
 * first (limits.ts).
 * @throws ApiError auth.wrongCode, auth.codeExpired
 */
export async function redeemCode<P extends CodePurpose, T>(
  deps: ApiDeps,
  { challenge, code, purposes }: Redeeming<P>,
  use: (tx: Transaction<Database>, row: RedeemedCode<P>) => Promise<T>,
): Promise<T> {
  const redeemed = await transact(deps.db, 'accounts', async (tx) => {
    const row = await countTry(tx, challenge, purposes, deps.now());
    if (!row) return 'auth.codeExpired';
    if (!isCodeOf(code, deps.config.signingSecrets, row) || !isRedeemable(row))
      return 'auth.wrongCode';
    // A concurrent request has redeemed the code.
    if ((await deleteCodes(tx, [row.id])) !== 1) return 'auth.codeExpired';
    return { value: await use(tx, row) };
  });
  // Thrown after the transaction, because the transaction must store the try.
  if (typeof redeemed === 'string') throw new ApiError(redeemed);
  return redeemed.value;
}

/**
 * Counts a try before the code is compared. Returns the code; undefined when it has ended. One statement compares and
 * counts, so that concurrent requests cannot exceed the limit, whatever the database isolates.
 */
function countTry<P extends CodePurpose>(
  tx: Transaction<Database>,
  challenge: string,
  purposes: readonly P[],
  now: Date,
): Promise<RedeemedCode<P> | undefined> {
  return tx
    .updateTable('email_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('id', '=', idOf(challenge))
    .where('purpose', 'in', purposes)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst() as Promise<RedeemedCode<P> | undefined>;
}

/** Deletes codes and their mails. Returns how many codes there were. */
export async function deleteCodes(tx: Transaction<Database>, ids: string[]): Promise<number> {
  await tx.deleteFrom('outbox').where('code_id', 'in', ids).execute();
  const deleted = await tx.deleteFrom('email_codes').where('id', 'in', ids).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Returns false when no code was sent: for a sign-up with a known e-mail address, or a reset with an unknown one. */
function isRedeemable({ purpose, account_id }: EmailCodeRow): boolean {
  if (purpose === 'signup') return account_id === null;
  return purpose === 'social' || account_id !== null;
}

async function enqueueCode(
  { random }: Pick<ApiDeps, 'random'>,
  tx: Transaction<Database>,
  { id, purpose, account_id, sent_at }: EmailCodeRow,
): Promise<void> {
  const kind = purpose === 'signup' && account_id !== null ? 'known' : 'code';
  const mail = { id: random(16).toString('hex'), kind, codeId: id, at: sent_at } as const;
  await enqueueAccountMail(tx, mail);
}

/** A fast hash is enough: the challenge has 192 random bits. */
function idOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

function timesOf(at: Date): Pick<EmailCodeRow, 'sent_at' | 'expires_at'> {
  const expires_at = new Date(at.getTime() + CODE_LIFETIME).toISOString();
  return { sent_at: at.toISOString(), expires_at };
}

function isOlder(at: string, now: Date, age: number): boolean {
  return now.getTime() - Date.parse(at) >= age;
}

function shown(challenge: string, { sent_at, expires_at }: EmailCodeRow): Challenge {
  const resendAt = new Date(Date.parse(sent_at) + RESEND_DELAY).toISOString();
  return { challenge, resendAt, expiresAt: expires_at };
}
