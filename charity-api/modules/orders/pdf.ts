/** Whether bytes are a PDF: not only by how they begin, but by the structure that a viewer opens them with. */

/** ISO 32000: the version, 1.0 to 2.0. */
const HEADER = /^%PDF-(?:1\.\d|2\.0)[\s%]/;
/** Viewers look for the end of the file in its last 1,024 bytes. */
const TAIL = 1_024;
const END = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*%%EOF)/;
/** Enough for a dictionary that lists many updates of the file. */
const MAX_DICTIONARY = 16_384;
/** The start of an indirect object, which is what a cross-reference stream is. */
const OBJECT = /^\s*\d+\s+\d+\s+obj\b/;

/**
 * Follows the end of the file to its cross-reference, and that to the document's root, as viewers do. Junk behind the
 * first bytes of a PDF has none of them. Pages are not read: staff open the file, and nothing serves it.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!HEADER.test(bytes.toString('latin1', 0, 9))) return false;
  const end = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)));
  const offset = Number(end?.[1] ?? bytes.length);
  if (offset >= bytes.length) return false;
  return hasRoot(trailerAt(bytes, offset));
}

/** The dictionary that names the document's root, as text; empty when there is none at the offset. */
function trailerAt(bytes: Buffer, offset: number): string {
  const start = bytes.toString('latin1', offset, offset + MAX_DICTIONARY);
  if (/^\s*xref\s/.test(start)) {
    const at = bytes.indexOf('trailer', offset, 'latin1');
    return at < 0 ? '' : bytes.toString('latin1', at, at + MAX_DICTIONARY);
  }
  return OBJECT.test(start) && /\/Type\s*\/XRef\b/.test(start) ? start : '';
}

const hasRoot = (trailer: string) => /\/Root\s+\d+\s+\d+\s+R\b/.test(trailer);
