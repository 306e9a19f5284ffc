/** Hashes and verifies passwords with argon2id. A queue limits how many hashes are computed at the same time. */
import type { ApiDeps } from '../deps';
import { createQueue } from '../http/queue';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes. Takes about 20 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash needs 19 MiB and one processor. */
const MAX_RUNNING = 2;
/** Maximum length of the queue, about half a second. More requests are a flood, or the machine is too slow. */
const MAX_WAITING = 40;
const SALT_BYTES = 16;
const DIGEST_BYTES = 32;

export type Passwords = {
  /** @throws ApiError request.busy when too many hashes wait */
  hash(password: string): Promise<string>;
  /**
   * Returns true when the hash is of this password. A null hash means an unknown account or one without a password. It
   * costs the same work, so that the duration of a response does not reveal it.
   * @throws ApiError request.busy when too many hashes wait
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Returns true for a hash with other parameters than those of this release. */
  isOutdated(stored: string): Promise<boolean>;
};

/** Loaded at the first sign-in, so that the server starts without its binary. */
const loadArgon2 = () => import('@node-rs/argon2');

/** Creates the only instance of an API, because the instance has the queue. */
export function createPasswords({ random }: Pick<ApiDeps, 'random'>): Passwords {
  const inQueue = createQueue({ running: MAX_RUNNING, waiting: MAX_WAITING });
  const dummy = encode(random(SALT_BYTES), random(DIGEST_BYTES));
  return {
    hash: (password) =>
      inQueue(async () => {
        const { hash } = await loadArgon2();
        return hash(password, { ...PARAMETERS, salt: random(SALT_BYTES) });
      }),
    verify: async (stored, password) => {
      const isRight = await inQueue(async () => {
        const { verify } = await loadArgon2();
        return verify(stored ?? dummy, password);
      });
      return isRight && stored !== null;
    },
    isOutdated: async (stored) => {
      const { parseOptions } = await loadArgon2();
      const used = parseOptions(stored);
      return Object.entries(PARAMETERS).some(
        ([name, value]) => used[name as keyof typeof PARAMETERS] !== value,
      );
    },
  };
}

/** Returns a hash in the PHC string format with the current parameters. No password matches a random digest. */
function encode(salt: Buffer, digest: Buffer): string {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const [first, second] = [salt, digest].map((part) => part.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${first}$${second}`;
}
