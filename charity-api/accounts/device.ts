/** Names the browser and operating system of a User-Agent header, so that donors recognise their sessions. */

/** More specific names first: the User-Agent of Edge also contains "Chrome", and that of Chrome also "Safari". */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** In characters. Longer headers are cut before the search. */
const MAX_LENGTH = 400;

/** Returns a text such as "Firefox, Android", or '' when neither is known. */
export function deviceOf(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, pattern]) => pattern.test(text)));
  return names.flatMap((found) => (found ? [found[0]] : [])).join(', ');
}
