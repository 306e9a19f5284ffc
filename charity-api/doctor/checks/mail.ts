/** Checks of mail: the server accepts our sign-in, and delivers a test mail if the operator requests one. */
import { charityAddress } from '../../mail/charity-address';
import { buildMail } from '../../mail/eml';
import { isMailServerFailing } from '../../mail/failing';
import { MailError, MAX_TRIES } from '../../mail/send-due';
import { smtpDelivery, verifySmtp } from '../../mail/smtp';
import { countWith, fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, DoctorSettings, Findings, Installation, Ready } from '../installation';

const CHECK_URL =
  'Compare SMTP_URL with the data of your mail provider: host, port, user, password (with % codes for special characters).';

export const MAIL_CHECKS: readonly Check[] = [
  {
    name: 'mail server',
    needs: ['settings'],
    run: async ({ settings: { smtpUrl, isPublic, charityApiUrl } }) => {
      if (charityApiUrl) return skipped('The charity API at CHARITY_API_URL sends the mails.');
      if (!smtpUrl)
        return (isPublic ? fail : warn)(
          'SMTP_URL is not set. Mails are written to files, and no donor gets a receipt.',
          'Set SMTP_URL, such as smtps://user:password@mail.example.org.',
        );
      try {
        await verifySmtp(smtpUrl);
        return ok(`${new URL(smtpUrl).hostname} accepts our connection.`);
      } catch (error) {
        return fail(`The mail server rejects our connection: ${messageOf(error)}.`, CHECK_URL);
      }
    },
  },
  {
    name: 'test mail',
    needs: ['settings'],
    run: async (site) => {
      const { mailTo, settings } = site;
      if (mailTo === null) return skipped('Not requested. Run doctor with --mail ADDRESS.');
      if (!settings.smtpUrl) return skipped('SMTP_URL is not set.');
      try {
        await sendTestMail(site, settings, mailTo);
        return ok(`A test mail to ${mailTo} was accepted. Check that it arrives, and not as spam.`);
      } catch (error) {
        return fail(
          `The test mail to ${mailTo} was rejected: ${messageOf(error)}.`,
          'The mail server must let this account send from the e-mail address of organisation.yaml.',
        );
      }
    },
  },
  { name: 'sender', needs: ['settings', 'database'], run: sender },
  { name: 'mail queue', needs: ['database'], run: mailQueue },
];

async function mailQueue({ database: { db } }: Ready): Promise<Findings> {
  const { waiting, abandoned } = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn
        .sum<number>(eb.case().when('tries', '>=', MAX_TRIES).then(1).else(0).end())
        .as('abandoned'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const found: Finding[] = [];
  if (await isMailServerFailing(db))
    found.push(
      fail(
        `The mail server does not accept mails. ${countWith(Number(waiting), 'mail', ['waits', 'wait'])}.`,
        'See the check “mail server”, and the log lines “mail.failed”.',
      ),
    );
  if (Number(abandoned) > 0)
    found.push(
      warn(
        `${countWith(Number(abandoned), 'undelivered mail', ['is', 'are'])} not retried.`,
        'Correct the e-mail addresses in the staff area.',
      ),
    );
  return found.length > 0
    ? found
    : ok(`${countWith(Number(waiting), 'mail', ['waits', 'wait'])} to be sent.`);
}

async function sender({ database, settings }: Ready): Promise<Finding> {
  const domain = new URL(settings.publicUrl).hostname;
  const address = await charityAddress(database.db, domain);
  return address.startsWith('no-reply@')
    ? warn(
        `Mails have the sender ${address}, because the organisation has no e-mail address.`,
        'Write contact.email into organisation.yaml. Donors reply to this address.',
      )
    : ok(`Mails have the sender ${address}.`);
}

async function sendTestMail(
  { database, now }: Pick<Installation, 'database' | 'now'>,
  { smtpUrl, publicUrl }: DoctorSettings,
  to: string,
): Promise<void> {
  const domain = new URL(publicUrl).hostname;
  const date = now();
  const envelope = {
    ...{ id: `doctor-${date.getTime()}`, domain, date, replyTo: null },
    from: {
      name: 'Nadawah',
      address: database ? await charityAddress(database.db, domain) : `no-reply@${domain}`,
    },
    to: { name: '', address: to },
  };
  const letter = {
    ...{ locale: 'en' as const, subject: `Test mail of ${domain}`, greeting: 'Hello,' },
    paragraphs: [`this mail shows that ${publicUrl} can send mails.`],
    ...{ closing: 'You need not reply.', from: `nadawah doctor, ${publicUrl}` },
  };
  const { deliver, release } = smtpDelivery(smtpUrl!, 1);
  const raw = await buildMail(letter, envelope);
  await deliver({ ...envelope, raw }).finally(release);
}

const messageOf = (error: unknown) =>
  error instanceof MailError ? error.message : 'unknown error';
