/** File names from visitors' devices: untrusted text, which is stored as sent and shown without control characters. */

/** Line breaks and other control characters, and marks that reverse text, so that "gpj.exe" looks like "exe.jpg". */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the name without control and direction characters, for people. */
export function shownFileName(name: string): string {
  return name.replace(HIDDEN, '').trim() || '…';
}
