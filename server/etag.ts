/** Whether a browser already has what it asks for. */

/** By the weak comparison of If-None-Match (RFC 9110 §13.1.2). @param etag of the answer, `W/"…"` */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((given) => given.trim().replace(/^W\//, '') === opaque);
}
