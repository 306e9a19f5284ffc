/** The key of the checkout form: born with it, so that sent twice it is one order, and stamped with when that was. */
import { randomUUID } from 'node:crypto';
import { config } from '#config';
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';
import { hours, seconds } from '#domain/time/durations';
import { FormProblem } from '../forms/action.server';

/** Longer than a form is left open on purpose, shorter than a harvested one is worth keeping. */
const MAX_AGE = hours(2);

const PURPOSE = 'form';
/** Enough for a value that is worthless after two hours. */
const SIGNATURE_BYTES = 16;

export type StampedForm = {
  /** What makes the order one. */
  id: string;
  issuedAt: number;
};

export function newFormKey(now = Date.now()): string {
  const stamped = `${randomUUID()}.${now.toString(36)}`;
  const [secret = ''] = config().SESSION_SECRETS;
  const signature = macOf(secret, PURPOSE, stamped).subarray(0, SIGNATURE_BYTES);
  return `${stamped}.${signature.toString('base64url')}`;
}

/** null for what was never given out. */
export function readFormKey(key: string | undefined): StampedForm | null {
  const [, stamped, id, issued, signature] =
    /^(([\da-f-]{36})\.([\da-z]{1,11}))\.([\w-]{22})$/.exec(key ?? '') ?? [];
  if (!stamped || !id || !issued || !signature) return null;
  const given = strictBytesOf(signature);
  const isOurs = isMacOf(given, config().SESSION_SECRETS, PURPOSE, stamped, SIGNATURE_BYTES);
  return isOurs ? { id, issuedAt: parseInt(issued, 36) } : null;
}

/**
 * Programs send a form at once, or one that they collected long before. Whoever is refused presses again: the form
 * has grown older meanwhile, or has got a new key.
 * @throws FormProblem
 */
export function assertFormAge(form: StampedForm | null, now = Date.now()): asserts form {
  if (form === null || now - form.issuedAt > MAX_AGE) {
    throw new FormProblem({ '': 'checkout.formTooOld' }, 400, { key: newFormKey(now) });
  }
  if (now - form.issuedAt < seconds(config().FORM_MIN_AGE)) {
    throw new FormProblem({ '': 'checkout.tooQuick' });
  }
}
