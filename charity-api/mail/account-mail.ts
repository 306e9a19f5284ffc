/** Composes the mails about an account: one-time codes, and notices of changes. */
import * as z from 'zod';
import { localeSchema } from '#contract/common';
import type { Locale } from '#domain/locales';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { deriveCode } from '../http/one-time-code';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import {
  accountDeleted,
  codeLetter,
  knownAddress,
  passwordChanged,
  type AccountMailContext,
} from './letters/account';

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
