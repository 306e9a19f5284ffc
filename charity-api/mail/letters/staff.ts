/** The mails to members of staff. */
import type { Locale } from '#domain/locales';
import { formatDateTime } from '#domain/time/dates';
import { messages } from '../../http/messages';
import type { MailContent } from '../letter';

type Context = {
  locale: Locale;
  /** Name of the member, or '' for an invited person. */
  name: string;
  /** Name of the organisation, in the language of the mail. */
  from: string;
};

/** @param isReset the link replaces the password and the second factor of a member */
export function staffInvitation(
  { locale, name, from }: Context,
  url: string,
  isReset: boolean,
): MailContent {
  const { t } = messages(locale);
  const kind = isReset ? 'reset' : 'invitation';
  return {
    ...{ locale, from },
    subject: t(`mail:staff.${kind}.subject`, { organisation: from }),
    greeting: name === '' ? t('mail:account.greeting') : t('mail:greeting', { name }),
    paragraphs: [t(`mail:staff.${kind}.intro`, { organisation: from }), t('mail:staff.needs')],
    action: { label: t(`mail:staff.${kind}.action`), url },
    closing: t('mail:staff.closing'),
  };
}

/** Reports an action that runs after a delay, because there is no second person who could agree to it. */
export function approvalWaits(
  { locale, name, from }: Context,
  approval: { kind: string; reason: string; runs_at: string | null; asker: string },
  stopUrl: string,
): MailContent {
  const { t } = messages(locale);
  const kind = t(`mail:staff.approval.kinds.${approval.kind}`);
  return {
    ...{ locale, from },
    subject: t('mail:staff.approval.subject', { kind, organisation: from }),
    greeting: t('mail:greeting', { name }),
    paragraphs: [t('mail:staff.approval.intro', { kind })],
    facts: [
      { label: t('mail:staff.approval.asker'), value: approval.asker },
      { label: t('mail:staff.approval.reason'), value: approval.reason },
      {
        label: t('mail:staff.approval.runsAt'),
        value: approval.runs_at === null ? '' : formatDateTime(approval.runs_at, locale),
      },
    ],
    action: { label: t('mail:staff.approval.stop'), url: stopUrl },
    closing: t('mail:staff.approval.closing'),
  };
}
