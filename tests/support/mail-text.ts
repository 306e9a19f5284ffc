/** Reads the text of a mail that the server has written to its outbox. */

/** Decodes a mail from quoted-printable and base64. */
export const readable = (mail: string): string =>
  mail.replace(/=\r?\n/g, '') +
  [...mail.matchAll(/(?:^[\w+/]{4,76}={0,2}\r?\n)+/gm)]
    .map(([lines]) => Buffer.from(lines, 'base64').toString())
    .join('\n');

/** Returns the one-time code of a mail: the only line of its text with six digits alone. */
export function codeIn(mail: string): string | undefined {
  return /^\s*(\d{6})\s*$/m.exec(readable(mail))?.[1];
}
