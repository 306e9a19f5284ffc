/** The mail that asks the owner of an e-mail address to confirm a newsletter subscription. */
import type { Locale } from '#domain/locales';
import { messages } from '../../http/messages';
import type { MailContent } from '../letter';

type Context = {
  locale: Locale;
  /** Name of the organisation, in the language of the mail. */
  from: string;
  confirmUrl: string;
  leaveUrl: string;
};

/** It has no typed text, because a third party may have typed the address. */
export function confirmSubscription({ locale, from, confirmUrl, leaveUrl }: Context): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, from },
    subject: t('mail:newsletter.confirm.subject', { organisation: from }),
    greeting: t('mail:account.greeting'),
    paragraphs: [t('mail:newsletter.confirm.intro', { organisation: from })],
    action: { label: t('mail:newsletter.confirm.action'), url: confirmUrl },
    links: [{ label: t('mail:newsletter.confirm.leave'), url: leaveUrl }],
    closing: t('mail:newsletter.confirm.closing'),
  };
}
