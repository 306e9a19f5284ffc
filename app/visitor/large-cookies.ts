/** Cookies that are too large for this site: which ones its response removes, so that the next request is accepted. */
import { COOKIE_NAMES } from './plain-request';

/**
 * Characters. Our own cookies need at most 12,000. Node rejects more than `maxHeaderSize` without removing cookies.
 */
export const MAX_COOKIE_LENGTH = 24_576;
/** After the removal, other cookies may still have this many characters. */
const TARGET_LENGTH = 8_192;
/** Characters of all Set-Cookie headers. nginx rejects responses with more than 4 KB of headers. */
const MAX_REMOVAL_LENGTH = 2_400;
/** Cookie of ten minutes that records the first removal. */
const MARK = 'cookies-removed';

const OURS = new RegExp(`^(?:${Object.values(COOKIE_NAMES).join('|')}|${COOKIE_NAMES.cart}-.*)$`);
/** A cookie name of RFC 6265, short enough to be repeated. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

/**
 * Returns headers that remove the largest cookies of other programs, and keep cart and sign-in. Names and values
 * alternate. If the cookies are still too large in the next request, returns headers that remove all cookies: then the
 * cookies belong to another path, or to a domain that the headers cannot reach.
 * @param host the host of the request, for cookies of its parent domains
 */
export function removeLargeCookies(cookies: string, host: string): string[] {
  const sent = cookies
    .split(';')
    .map((pair) => ({ name: pair.split('=', 1)[0]!.trim(), length: pair.length }))
    .filter(({ name }) => NAME.test(name));
  const others = sent
    .filter(({ name }) => !OURS.test(name) && name !== MARK)
    .sort((a, b) => b.length - a.length);
  const isSecondTime = sent.some(({ name }) => name === MARK);
  if (isSecondTime || others.length === 0) {
    const removed = sent.flatMap(({ name }) => removals(name, host));
    return ['clear-site-data', '"cookies"', ...setCookies(removed)];
  }
  let remaining = cookies.length;
  const removed: string[] = [];
  for (const { name, length } of others) {
    if (remaining <= TARGET_LENGTH) break;
    removed.push(...removals(name, host));
    remaining -= length;
  }
  return setCookies([`${MARK}=1; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`, ...removed]);
}

/** Returns Set-Cookie values that remove a cookie of this host, and of its domain and parent domain. */
function removals(name: string, host: string): string[] {
  const end = 'Path=/; Max-Age=0';
  const labels = host.replace(/:\d+$/, '').split('.');
  const domains = [labels, labels.slice(1)].filter((rest) => rest.length > 1);
  const isAddress = !/[a-z]/i.test(labels.at(-1) ?? '');
  return [
    `${name}=; ${end}`,
    ...(isAddress ? [] : domains.map((rest) => `${name}=; Domain=${rest.join('.')}; ${end}`)),
  ];
}

function setCookies(values: readonly string[]): string[] {
  let length = 0;
  return values
    .filter((value) => (length += value.length + 14) <= MAX_REMOVAL_LENGTH)
    .flatMap((value) => ['set-cookie', value]);
}
