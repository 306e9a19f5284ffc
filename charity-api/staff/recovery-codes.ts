/** Recovery codes: each replaces one code of the authenticator app. They are shown once and stored as hashes. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Db } from '../db/tables';
import type { ApiDeps } from '../deps';

const COUNT = 10;
/** Omits 0, O, 1, I and L, which people confuse. With 31 characters, a code of ten has 49 bits. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;
/** Bytes from this value on are discarded, because the remainder would not be uniform. */
const UNIFORM = 256 - (256 % LETTERS.length);

/** Replaces the recovery codes of a member. Returns the new ones, such as "7KQ2M-XW9TR". */
export async function replaceRecoveryCodes(
  { random }: Pick<ApiDeps, 'random'>,
  tx: Transaction<Database>,
  memberId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => newCode(random));
  await tx.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(
      codes.map((code) => ({ hash: hashOf(memberId, code), member_id: memberId, used_at: null })),
    )
    .execute();
  return codes;
}

/** Marks a recovery code as used. Returns false when it is invalid or already used. */
export async function redeemRecoveryCode(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  memberId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now().toISOString() })
    .where('hash', '=', hashOf(memberId, code))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function newCode(random: ApiDeps['random']): string {
  let code = '';
  while (code.length < LENGTH)
    for (const byte of random(LENGTH))
      if (byte < UNIFORM && code.length < LENGTH) code += LETTERS[byte % LETTERS.length];
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Ignores case, spaces and the dash. Contains the member's id, so that equal codes of two members differ. */
function hashOf(memberId: string, code: string): string {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${memberId}.${typed}`).digest('base64url');
}
