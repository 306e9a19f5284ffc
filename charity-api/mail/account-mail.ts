/** Composes the mails about an account: one-time codes, and notices of changes. */
import * as z from 'zod';
import { localeSchema } from '#contract/common';
import type { Locale } from '#domain/locales';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { deriveCode } from '../http/one-time-code';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import type { CodePurpose } from '../db/tables/accounts';
import { messages } from '../http/messages';
import { forgotPasswordUrl, loginUrl } from '../links';
import type { LetterLink, MailContent } from './letter';

type AccountMailContext = {
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

/** @param name undefined when a third party may have typed the address */
function accountLetter(
  kind: 'known' | 'passwordChanged' | 'deleted',
  { locale, from }: AccountMailContext,
  name?: string,
): MailContent {
  const { t } = messages(locale);
  return {
    ...{ locale, from },
    subject: t(`mail:account.${kind}.subject`, { organisation: from }),
    greeting: name === undefined ? t('mail:account.greeting') : t('mail:greeting', { name }),
    paragraphs: [t(`mail:account.${kind}.intro`)],
    closing: t(`mail:account.${kind}.closing`),
  };
}

const newPassword = ({ locale, publicUrl }: AccountMailContext): LetterLink => ({
  label: messages(locale).t('mail:account.newPassword'),
  url: forgotPasswordUrl(publicUrl, locale),
});

/** Reports a sign-up with the e-mail address of an existing account. */
export function knownAddress(context: AccountMailContext): MailContent {
  const { locale, publicUrl } = context;
  const label = messages(locale).t('mail:account.known.action');
  return {
    ...accountLetter('known', context),
    action: { label, url: loginUrl(publicUrl, locale) },
    links: [newPassword(context)],
  };
}

export const passwordChanged = (name: string, context: AccountMailContext): MailContent => ({
  ...accountLetter('passwordChanged', context, name),
  action: newPassword(context),
});

export const accountDeleted = (name: string, context: AccountMailContext): MailContent =>
  accountLetter('deleted', context, name);

const recipientSchema = z.object({ email: z.string(), name: z.string(), locale: localeSchema });

/** Returns null when the code has expired, or when a password reset was requested for an unknown e-mail address. */
export async function composeAccountMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  return mail.code_id === null ? composeNotice(deps, mail) : composeCode(deps, mail, mail.code_id);
}

async function composeCode(
  deps: ApiDeps,
  { kind }: OutboxRow,
  codeId: string,
): Promise<ComposedMail | null> {
  const { db, config, now } = deps;
  const row = await db
    .selectFrom('email_codes')
    .selectAll()
    .where('id', '=', codeId)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (!row || (row.purpose === 'reset' && row.account_id === null)) return null;
  const sending = await contextFor(deps, row.locale);
  const letter =
    kind === 'known'
      ? knownAddress(sending)
      : codeLetter(row.purpose, deriveCode(config.signingSecrets[0]!, row), sending);
  // The mail has no name, because a third party may have typed it and could send any text to this address.
  return { letter, to: { name: '', address: row.email } };
}

async function composeNotice(deps: ApiDeps, { kind, recipient }: OutboxRow): Promise<ComposedMail> {
  const { email, name, locale } = recipientSchema.parse(JSON.parse(recipient ?? 'null'));
  const compose = kind === 'account-deleted' ? accountDeleted : passwordChanged;
  const letter = compose(name, await contextFor(deps, locale));
  return { letter, to: { name, address: email } };
}

async function contextFor(deps: ApiDeps, locale: Locale): Promise<AccountMailContext> {
  return { locale, publicUrl: deps.config.publicUrl, from: await readName(deps, locale) };
}
