/** Handing a mail to the charity's mail server. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { seconds } from '#domain/time/durations';
import type { Deliver } from './eml';
import { MailProblem } from './outbox';

/**
 * Together shorter than a claim of the outbox. Silence after the whole message is waited out longest: giving up there
 * makes a second copy of a mail that the server already has (RFC 1047).
 */
const PATIENCE = {
  dnsTimeout: seconds(5),
  connectionTimeout: seconds(8),
  greetingTimeout: seconds(5),
  socketTimeout: seconds(30),
};

/** @param smtpUrl with user and password, if the server asks for them */
export function overSmtp(smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    ...PATIENCE,
    // A password is never sent in the clear, except to this machine.
    requireTLS: isSecretAbroad(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ raw, from, to }) => {
    try {
      await transport.sendMail({ raw, envelope: { from: from.address, to: to.address } });
    } catch (error) {
      throw problemOf(error as NodemailerError);
    }
  };
}

function isSecretAbroad(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && username !== '' && !isHere;
}

/** Told by codes only: what a server says names addresses, and what a client says may name a password. */
function problemOf({ code = 'unknown', responseCode, command }: NodemailerError): MailProblem {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  // 5xx to the recipient's address: there is no such mailbox, and asking again does not make one.
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
    return new MailProblem(reason, 'forEver');
  }
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  return new MailProblem(reason, isAboutThisMail ? 'thisTime' : 'forAll');
}
