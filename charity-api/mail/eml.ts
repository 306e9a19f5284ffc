/** Writing a mail as a file that any mail program opens. */
import { access, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { asHtml, asText, type Letter } from './letter';

export type Envelope = {
  /** The same mail has the same id, so it has the same file and the same Message-ID. */
  id: string;
  /** The domain that the Message-ID names. */
  domain: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  date: Date;
};

/** Takes a mail that is whole to where it goes. @throws MailProblem */
export type Deliver = (mail: Envelope & { raw: Buffer }) => Promise<void>;

/** @returns the raw message, RFC 5322. Nothing is sent: nodemailer only builds it. */
export async function buildMail(letter: Letter, envelope: Envelope): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    messageId: `<${envelope.id}@${envelope.domain}>`,
    date: envelope.date,
    from: envelope.from,
    to: envelope.to,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    headers: { 'Content-Language': letter.locale, 'Auto-Submitted': 'auto-generated' },
  });
  return message as Buffer;
}

/** Written under another name, made durable, then named: the file is whole or not there, and there once. */
export function intoFolder(folder: string): Deliver {
  return async ({ id, raw }) => {
    const file = path.join(folder, `${id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (await exists(file)) return;
    const draft = `${file}.draft`;
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(raw);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
