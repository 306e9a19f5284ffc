/** Delivers mails to the charity's mail server by SMTP. */
import type { NodemailerError, Transporter } from 'nodemailer';
import { seconds } from '#domain/time/durations';
import type { Delivery } from './eml';
import { MailError } from './send-due';

/**
 * Timeouts in ms, together shorter than a claim of the outbox. The socket timeout is the longest: aborting while the
 * server confirms a complete message would send a second copy of a mail that the server already has (RFC 1047).
 */
const SMTP_TIMEOUTS = {
  dnsTimeout: seconds(5),
  connectionTimeout: seconds(8),
  greetingTimeout: seconds(5),
  socketTimeout: seconds(30),
};

/**
 * Keeps its connections open for the next mail until `release`. A connection costs several round trips and a sign-in.
 * @param smtpUrl with user and password if the server requires them
 * @param atOnce maximum number of connections
 */
export function smtpDelivery(smtpUrl: string, atOnce: number): Delivery {
  let transport: Promise<Transporter> | undefined;
  return {
    async deliver({ raw, from, to }) {
      transport ??= transportTo(smtpUrl, {
        pool: true,
        maxConnections: atOnce,
        // The outbox retries. A mail whose connection broke may have arrived.
        maxRequeues: 0,
      });
      const current = await transport;
      try {
        await current.sendMail({ raw, envelope: { from: from.address, to: to.address } });
      } catch (error) {
        throw problemOf(error as NodemailerError);
      }
    },
    release() {
      void transport?.then((opened) => opened.close());
      transport = undefined;
    },
  };
}

/** Connects and signs in, but sends no mail. @throws MailError */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = await transportTo(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw problemOf(error as NodemailerError);
  } finally {
    transport.close();
  }
}

/** Loads nodemailer at the first mail, not at the start. */
async function transportTo(
  smtpUrl: string,
  pool: { pool?: true; maxConnections?: number; maxRequeues?: number } = {},
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    ...pool,
    ...SMTP_TIMEOUTS,
    // Requires TLS, so that a password is never sent unencrypted, except to this machine.
    requireTLS: requiresTls(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && username !== '' && !isHere;
}

/** Contains only codes, because the server's message may contain e-mail addresses and the client's error a password. */
function problemOf({ code = 'unknown', responseCode, command }: NodemailerError): MailError {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  // 5xx for the recipient: the mailbox does not exist, so a retry is useless.
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
    return new MailError(reason, 'forEver');
  }
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  return new MailError(reason, isAboutThisMail ? 'thisTime' : 'forAll');
}
