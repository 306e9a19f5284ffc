/** One-time codes: derived from a stored row and our secret, so that the database contains no valid code. */
import { CODE_LENGTH } from '#contract/accounts';
import { macOf } from '#contract/mac';
import { isSameSecret } from '#contract/same-secret';
import type { EmailCodeRow } from '../db/tables/accounts';

type CodeSource = Pick<EmailCodeRow, 'id' | 'generation'>;

const CODES = 10 ** CODE_LENGTH;
/** The largest multiple of CODES that 32 bits can represent. Larger numbers would make small codes more likely. */
const FAIR_RANGE = Math.floor(2 ** 32 / CODES) * CODES;

/** Returns six digits. Each code is equally likely. */
export function deriveCode(secret: string, { id, generation }: CodeSource): string {
  for (let round = 0; ; round += 1) {
    const number = macOf(secret, 'email-code', `${id}.${generation}.${round}`).readUInt32BE();
    if (number < FAIR_RANGE) return String(number % CODES).padStart(CODE_LENGTH, '0');
  }
}

/** Returns true when the digits are the code of one of the secrets. Compares in constant time. */
export function isCodeOf(typed: string, secrets: readonly string[], source: CodeSource): boolean {
  return secrets.map((secret) => isSameSecret(typed, deriveCode(secret, source))).includes(true);
}
