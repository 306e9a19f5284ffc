/** Checks that a file is a PDF: by its first bytes, and by the structure that a viewer needs to open it. */

/** ISO 32000: the version, 1.0 to 2.0. */
const HEADER = /^%PDF-(?:1\.\d|2\.0)[\s%]/;
/** Viewers search for the end-of-file marker in the last 1,024 bytes. */
const TAIL = 1_024;
const END = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*%%EOF)/;
/** Bytes to read of a trailer: enough for a file with many incremental updates. */
const MAX_DICTIONARY = 16_384;
/** The start of an indirect object, such as a cross-reference stream. */
const OBJECT = /^\s*\d+\s+\d+\s+obj\b/;

/**
 * Follows `startxref` at the end of the file to the cross-reference table, and checks that its trailer names the
 * document's root, as viewers do. Other data after a PDF header has neither. Pages are not parsed: only staff open the
 * file, and no endpoint serves it.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!HEADER.test(bytes.toString('latin1', 0, 9))) return false;
  const end = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)));
  const offset = Number(end?.[1] ?? bytes.length);
  if (offset >= bytes.length) return false;
  return hasRoot(trailerAt(bytes, offset));
}

/** Returns the trailer dictionary as text, or '' when the offset has no trailer. */
function trailerAt(bytes: Buffer, offset: number): string {
  const start = bytes.toString('latin1', offset, offset + MAX_DICTIONARY);
  if (/^\s*xref\s/.test(start)) {
    const at = bytes.indexOf('trailer', offset, 'latin1');
    return at < 0 ? '' : bytes.toString('latin1', at, at + MAX_DICTIONARY);
  }
  return OBJECT.test(start) && /\/Type\s*\/XRef\b/.test(start) ? start : '';
}

const hasRoot = (trailer: string) => /\/Root\s+\d+\s+\d+\s+R\b/.test(trailer);
