/** Decodes the bytes of content files. Files are UTF-8, with or without a byte order mark. */

const SAVE_AS_UTF8 =
  'Save it as UTF-8: in the window “Save as” of Notepad and most editors, choose the encoding UTF-8.';

/** Returns the text without a byte order mark, or the problem of a file that is not UTF-8. */
export function decodeText(bytes: Buffer): { text: string } | { problem: string } {
  if (isUtf16(bytes)) return { problem: `This file has the encoding UTF-16. ${SAVE_AS_UTF8}` };
  try {
    // The decoder removes the byte order mark.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `This file does not have the encoding UTF-8. ${SAVE_AS_UTF8}` };
  }
}

/** UTF-16 files begin with a byte order mark, or contain null bytes, which no text in UTF-8 has. */
const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.includes(0);
