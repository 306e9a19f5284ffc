/** Compares ETags. */

/** Returns true when If-None-Match contains the ETag, by weak comparison (RFC 9110 §13.1.2). @param etag `W/"…"` */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((given) => given.trim().replace(/^W\//, '') === opaque);
}
