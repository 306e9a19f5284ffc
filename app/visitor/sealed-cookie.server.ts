/** One signed, compact, tolerant cookie: what it holds is versioned, deflated and signed; what cannot be read is nothing. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parse, serialize } from 'cookie';
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';
import { days } from '#domain/time/durations';

/** Browsers drop a cookie over 4,096 bytes, name and attributes included; this leaves room for them. */
export const COOKIE_BUDGET = 3_600;
/** Nothing that we write inflates to more; what does was not written by us. */
const INFLATED_LIMIT = 32_768;

export type CookieSettings = { secrets: readonly string[]; secure: boolean };

export type SealedCookie<Value> = {
  /** The value in a request's Cookie header; null when absent, forged, old or broken. */
  read(header: string | null): Value | null;
  /** A hash of the cookie's text, which identifies one written value; null when the cookie is missing or invalid. */
  id(header: string | null): string | null;
  /** A Set-Cookie header; null when the value does not fit the budget. */
  write(value: Value): string | null;
};

/** How a value is turned into plain JSON and back. `unpack` gets untrusted input and answers null for what it does not know. */
export type Packing<Value> = {
  version: number;
  pack(value: Value): unknown;
  unpack(packed: unknown): Value | null;
  /** Readers of cookies of earlier versions, by version, because a deployment must not empty a donor's cart. */
  earlier?: Readonly<Record<number, (packed: unknown) => Value | null>>;
};

export function sealedCookie<Value>(
  name: string,
  packing: Packing<Value>,
  { secrets, secure }: CookieSettings,
  maxAgeDays = 30,
): SealedCookie<Value> {
  const [first = ''] = secrets;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  // Every loader of a page reads the same cookie, one right after the other.
  let last: { sealed: string; value: Value | null } | undefined;

  function open(sealed: string): Value | null {
    const dot = sealed.lastIndexOf('.');
    const body = sealed.slice(0, dot);
    const signature = strictBytesOf(sealed.slice(dot + 1));
    // The name is signed too, so that one cookie's value cannot be used as another's.
    if (!isMacOf(signature, secrets, name, body)) return null;
    try {
      const inflated = inflateRawSync(Buffer.from(body, 'base64url'), {
        maxOutputLength: INFLATED_LIMIT,
      });
      const [version, packed] = JSON.parse(inflated.toString()) as [unknown, unknown];
      if (version === packing.version) return packing.unpack(packed);
      return packing.earlier?.[Number(version)]?.(packed) ?? null;
    } catch {
      return null;
    }
  }

  function read(header: string | null): { sealed: string; value: Value | null } | null {
    const sealed = header ? parse(header)[name] : undefined;
    if (!sealed || sealed.length > COOKIE_BUDGET) return null;
    if (last?.sealed !== sealed) last = { sealed, value: open(sealed) };
    return last;
  }

  return {
    read: (header) => read(header)?.value ?? null,
    id(header) {
      const found = read(header);
      if (!found || found.value === null) return null;
      return createHash('sha256').update(found.sealed).digest('base64url');
    },
    write(value) {
      const json = JSON.stringify([packing.version, packing.pack(value)]);
      const body = deflateRawSync(json, { level: 9 }).toString('base64url');
      const sealed = `${body}.${macOf(first, name, body).toString('base64url')}`;
      if (name.length + 1 + sealed.length > COOKIE_BUDGET) return null;
      return serialize(name, sealed, { ...attributes, maxAge: days(maxAgeDays) / 1_000 });
    },
  };
}
