/** Time-based one-time codes (RFC 6238) of members of staff, and their secrets, which are encrypted in the database. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { macOf } from '#contract/mac';
import type { ApiDeps } from '../deps';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Number of accepted steps before and after the current one, for phones whose clocks are wrong. */
const WINDOW = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The first secret encrypts, all of them decrypt. */
type Opening = { config: Pick<ApiDeps['config'], 'signingSecrets'> };
type Sealing = Opening & Pick<ApiDeps, 'random'>;

/** Returns a new secret, encrypted: a copy of the database alone does not reveal it. */
export function newSecret(deps: Sealing): string {
  return seal(deps, deps.random(SECRET_BYTES));
}

/** Returns the secret in base32, and the otpauth: URI for a QR code. Returns null if no signing secret decrypts it. */
export function describeSecret(
  deps: Opening,
  sealed: string,
  label: { issuer: string; email: string },
): { secret: string; uri: string } | null {
  const totp = totpOf(deps, sealed, label);
  return totp && { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the time step of a valid code, or null. The caller stores it, and rejects this and earlier steps. */
export function stepOfCode(
  deps: Opening & Pick<ApiDeps, 'now'>,
  sealed: string,
  code: string,
): number | null {
  const totp = totpOf(deps, sealed);
  const at = deps.now().getTime();
  const delta = totp?.validate({ token: code, timestamp: at, window: WINDOW }) ?? null;
  return delta === null ? null : Math.floor(at / 1_000 / PERIOD_SECONDS) + delta;
}

function totpOf(
  { config }: Opening,
  sealed: string,
  label = { issuer: '', email: '' },
): TOTP | null {
  const secret = open(config.signingSecrets, sealed);
  if (!secret) return null;
  // The defaults of every authenticator app: SHA-1, six digits, 30 seconds.
  return new TOTP({
    issuer: label.issuer,
    label: label.email,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

function seal({ config, random }: Sealing, secret: Buffer): string {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(config.signingSecrets[0]!), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(secrets: readonly string[], sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce);
      decipher.setAuthTag(tag);
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
    } catch {
      // It was encrypted with another secret, which the loop tries next.
    }
  }
  return null;
}

/** Derives a key for this purpose, because the secrets also sign links. */
function keyOf(secret: string): Buffer {
  return macOf(secret, 'staff-totp', '');
}
