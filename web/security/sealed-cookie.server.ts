/** Signed cookie with a versioned, deflated JSON value. Reads an invalid cookie as null. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { parse, serialize } from 'cookie';
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';
import { days } from '#domain/time/durations';

/** Bytes. Browsers drop a cookie above 4,096 bytes, including its name and attributes. */
export const COOKIE_BUDGET = 3_600;
/** Bytes. Protects against a small cookie that inflates to a huge text; our own values are smaller. */
const INFLATED_LIMIT = 32_768;

export type CookieSettings = {
  secrets: readonly string[];
  secure: boolean;
  /** `strict`: browsers do not send the cookie when a link of another site leads to the page. */
  sameSite?: 'lax' | 'strict';
};

export type SealedCookie<Value> = {
  /** Returns the value in a Cookie header; null when the cookie is missing, forged, broken or of an unknown version. */
  read(header: string | null): Value | null;
  /** Returns true when the browser sent the cookie, but `read` returns null. */
  isUnreadable(header: string | null): boolean;
  /** Returns a hash of the cookie, which identifies one written value; null when the cookie is missing or invalid. */
  id(header: string | null): string | null;
  /** Returns a Set-Cookie header; null when the value exceeds COOKIE_BUDGET. */
  write(value: Value): string | null;
  /** Returns a Set-Cookie header that removes the cookie. */
  remove(): string;
};

/** Converts a value to JSON and back. `unpack` gets untrusted input and returns null when it is not valid. */
export type Packing<Value> = {
  version: number;
  pack(value: Value): unknown;
  unpack(packed: unknown): Value | null;
};

/** `value` is null for a forged, broken or unknown value. */
type Opened<Value> = { sealed: string; value: Value | null };

/**
 * The cookies that were opened last, by their secrets, and by name and sealed value. One page reads its cookies several
 * times, while other visitors' pages read theirs. Each name has one packing, so the key does not contain it.
 */
const openedCookies = new WeakMap<readonly string[], LRUCache<string, Opened<unknown>>>();
/** Enough for the requests that are handled at the same time. Each value has at most a few KB. */
const MAX_OPENED = 200;

function openCached<Value>(
  secrets: readonly string[],
  key: string,
  open: () => Opened<Value>,
): Opened<Value> {
  const cache =
    openedCookies.get(secrets) ?? new LRUCache<string, Opened<unknown>>({ max: MAX_OPENED });
  openedCookies.set(secrets, cache);
  const known = cache.get(key) as Opened<Value> | undefined;
  if (known) return known;
  const opened = open();
  cache.set(key, opened);
  return opened;
}

/** @param lifetime milliseconds until browsers remove the cookie */
export function sealedCookie<Value>(
  name: string,
  packing: Packing<Value>,
  { secrets, secure, sameSite = 'lax' }: CookieSettings,
  lifetime = days(30),
): SealedCookie<Value> {
  const [first = ''] = secrets;
  const attributes = { httpOnly: true, sameSite, secure, path: '/' } as const;

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
      return version === packing.version ? packing.unpack(packed) : null;
    } catch {
      return null;
    }
  }

  function read(header: string | null): Opened<Value> | null {
    const sealed = header ? parse(header)[name] : undefined;
    if (sealed === undefined) return null;
    if (sealed.length > COOKIE_BUDGET) return { sealed, value: null };
    return openCached(secrets, `${name}=${sealed}`, () => ({ sealed, value: open(sealed) }));
  }

  return {
    read: (header) => read(header)?.value ?? null,
    isUnreadable: (header) => read(header)?.value === null,
    id(header) {
      const found = read(header);
      if (!found?.value) return null;
      return createHash('sha256').update(found.sealed).digest('base64url');
    },
    write(value) {
      const json = JSON.stringify([packing.version, packing.pack(value)]);
      const body = deflateRawSync(json, { level: 9 }).toString('base64url');
      const sealed = `${body}.${macOf(first, name, body).toString('base64url')}`;
      if (name.length + 1 + sealed.length > COOKIE_BUDGET) return null;
      return serialize(name, sealed, { ...attributes, maxAge: lifetime / 1_000 });
    },
    remove: () => serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}
