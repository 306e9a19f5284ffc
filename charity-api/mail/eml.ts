/** Builds raw mails, and writes them as `.eml` files. */
import { access, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { asHtml, asText, type MailContent } from './letter';

export type Envelope = {
  /** Stable for the same mail. It names the file and the Message-ID, so that a retry creates no second file. */
  id: string;
  /** Domain of the Message-ID. */
  domain: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Receives the replies; null: `from` does. */
  replyTo: string | null;
  date: Date;
  /** URL that ends the subscription to which the mail belongs. */
  unsubscribeUrl?: string | undefined;
};

/** A mail and its recipient, before it is built. `name` may be empty. */
export type ComposedMail = { letter: MailContent; replyTo?: Envelope['replyTo'] } & Pick<
  Envelope,
  'to' | 'unsubscribeUrl'
>;

export type Delivery = {
  /** Delivers a built mail. @throws MailError */
  deliver: (mail: Envelope & { raw: Buffer }) => Promise<void>;
  /** Closes the connections that stay open for the next mail. */
  release: () => void;
};

/** Returns the raw message (RFC 5322). Uses nodemailer only to build the message, not to send it. */
export async function buildMail(letter: MailContent, envelope: Envelope): Promise<Buffer> {
  // Loaded at the first mail, not at the start.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    messageId: `<${envelope.id}@${envelope.domain}>`,
    date: envelope.date,
    from: envelope.from,
    to: envelope.to,
    ...(envelope.replyTo !== null && { replyTo: { name: '', address: envelope.replyTo } }),
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    headers: {
      'Content-Language': letter.locale,
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(envelope),
    },
  });
  return message as Buffer;
}

/** RFC 8058: with both headers, mail programs show a button that ends the subscription with one POST request. */
function unsubscribeHeaders({ unsubscribeUrl: url }: Envelope): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Returns a function that writes mails to a folder. It syncs a draft file and then renames it. It skips existing files.
 */
export function folderDelivery(folder: string): Delivery {
  const deliver: Delivery['deliver'] = async ({ id, raw }) => {
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
  return { deliver, release: () => undefined };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
