/** Writes XML for search engines and feed readers. */
export const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text, and removes characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- XML has no form for these characters, not even an escaped one
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replace(/[&<>"']/g, (character) => ESCAPED[character]!)
  );
}
