/** The mails about an account. */
import type { Locale } from '#domain/locales';
import type { CodePurpose } from '../../db/tables/accounts';
import { messages } from '../../http/messages';
import { forgotPasswordUrl, loginUrl } from '../../links';
import type { MailContent } from '../letter';

export type AccountMailContext = {
  locale: Locale;
  /** Public URL of the storefront. */
  publicUrl: string;
  /** Name of the organisation, in the language of the mail. */
  from: string;
};

/** The mail with a one-time code. Its subject has no code, because locked phones display subjects. */
export function codeLetter(
  purpose: CodePurpose,
  code: string,
  { locale, from }: AccountMailContext,
): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, code, from },
    subject: t(`mail:code.${purpose}.subject`, { organisation: from }),
    greeting: t('mail:account.greeting'),
    paragraphs: [t(`mail:code.${purpose}.intro`)],
    closing: t(`mail:code.${purpose}.closing`),
  };
}

/** Reports a sign-up with the e-mail address of an existing account. */
export function knownAddress({ locale, publicUrl, from }: AccountMailContext): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, from },
    subject: t('mail:account.known.subject', { organisation: from }),
    greeting: t('mail:account.greeting'),
    paragraphs: [t('mail:account.known.intro')],
    action: { label: t('mail:account.known.action'), url: loginUrl(publicUrl, locale) },
    links: [{ label: t('mail:account.newPassword'), url: forgotPasswordUrl(publicUrl, locale) }],
    closing: t('mail:account.known.closing'),
  };
}

/** Confirms a new password. */
export function passwordChanged(
  name: string,
  { locale, publicUrl, from }: AccountMailContext,
): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, from },
    subject: t('mail:account.passwordChanged.subject', { organisation: from }),
    greeting: t('mail:greeting', { name }),
    paragraphs: [t('mail:account.passwordChanged.intro')],
    action: { label: t('mail:account.newPassword'), url: forgotPasswordUrl(publicUrl, locale) },
    closing: t('mail:account.passwordChanged.closing'),
  };
}

/** Confirms that the account was deleted. */
export function accountDeleted(name: string, { locale, from }: AccountMailContext): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, from },
    subject: t('mail:account.deleted.subject', { organisation: from }),
    greeting: t('mail:greeting', { name }),
    paragraphs: [t('mail:account.deleted.intro')],
    closing: t('mail:account.deleted.closing'),
  };
}
