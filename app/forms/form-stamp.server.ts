/** Signed key of a checkout form: idempotency key of the order, and the time when the form was rendered. */
import { randomUUID } from 'node:crypto';
import { config } from '#config';
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';
import { hours, seconds } from '#domain/time/durations';
import { FormProblem } from './action.server';

/** Longer than a donor leaves a form open, and too short for a program that collects forms and submits them later. */
const MAX_AGE = hours(2);

const PURPOSE = 'form';
/** 128 bits are enough for a value that is valid for two hours. */
const SIGNATURE_BYTES = 16;

export type StampedForm = {
  /** The idempotency key of the order. */
  id: string;
  /** Milliseconds since the epoch. */
  issuedAt: number;
};

export function newFormKey(now = Date.now()): string {
  const stamped = `${randomUUID()}.${now.toString(36)}`;
  const [secret = ''] = config().SESSION_SECRETS;
  const signature = macOf(secret, PURPOSE, stamped).subarray(0, SIGNATURE_BYTES);
  return `${stamped}.${signature.toString('base64url')}`;
}

/** Returns null when the key is missing or its signature is invalid. */
export function readFormKey(key: string | undefined): StampedForm | null {
  const [, stamped, id, issued, signature] =
    /^(([\da-f-]{36})\.([\da-z]{1,11}))\.([\w-]{22})$/.exec(key ?? '') ?? [];
  if (!stamped || !id || !issued || !signature) return null;
  const given = strictBytesOf(signature);
  const isOurs = isMacOf(given, config().SESSION_SECRETS, PURPOSE, stamped, SIGNATURE_BYTES);
  return isOurs ? { id, issuedAt: parseInt(issued, 36) } : null;
}

/**
 * Rejects a form that is submitted too early or too late. Programs submit a form immediately, or collect forms and
 * submit them much later. A rejected donor submits again: the form is then old enough, or the page has a new key.
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
