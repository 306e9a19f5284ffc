/** Tables of accounts, sign-ins and one-time codes. Instants are ISO 8601 in UTC. */
import type { SocialProvider } from '#contract/accounts';
import type { Locale } from '#domain/locales';
import { integer, table, text, type Row } from '../columns';

export type CodePurpose = 'signup' | 'reset' | 'social';

export const ACCOUNTS = {
  /** An account exists only after its e-mail address was verified. */
  accounts: table({
    id: text().primary(),
    /** In lower case and NFC. */
    email: text().unique(),
    name: text(),
    phone: text().orNull(),
    /** URL of a picture, or ''. */
    avatar: text(),
    locale: text<Locale>(),
    /** argon2id with its parameters. null: the donor signs in with a social provider only. */
    password_hash: text().orNull(),
    created_at: text(),
    updated_at: text(),
  }),
  /** A link to an account of a social provider, by the provider's permanent id of the person (subject). */
  social_identities: table({
    provider: text<SocialProvider>().key(),
    subject: text().key(),
    account_id: text().references('accounts (id)').index(),
    created_at: text(),
  }),
  /** A sign-in on one device: the family of refresh tokens that replace each other. */
  sessions: table({
    id: text().primary(),
    account_id: text().references('accounts (id)').index(),
    /** Browser and system, such as "Firefox, Android"; '' when unknown. */
    device: text(),
    created_at: text(),
    last_used_at: text(),
    /** The session ends at this time when it is not used before. */
    expires_at: text().index(),
    /** Set by sign-out, by a new password, and by the second use of a refresh token. */
    revoked_at: text().orNull().index('$ is not null'),
  }),
  /** Refresh tokens as SHA-256 hashes. Used tokens stay until the session expires, to detect a second use. */
  refresh_tokens: table({
    hash: text().key(),
    session_id: text().references('sessions (id)').index(),
    created_at: text(),
    used_at: text().orNull(),
  }),
  /** A one-time code that was sent by e-mail. The code itself is not stored: it is derived from id and generation. */
  email_codes: table({
    /** SHA-256 hash of the challenge, which only the caller has. */
    id: text().primary(),
    purpose: text<CodePurpose>(),
    email: text(),
    locale: text<Locale>(),
    /** The account with this e-mail address at the time of the request, or null. */
    account_id: text().references('accounts (id)').orNull(),
    /** JSON with the data of the new account: name, password hash, social identity. */
    data: text(),
    /** Number of codes sent. Only the last one is valid. */
    generation: integer(),
    /** Wrong tries of all codes of this challenge. */
    tries: integer(),
    sent_at: text(),
    created_at: text(),
    expires_at: text().index(),
  }),
  recipients: table({
    id: text().primary(),
    account_id: text().references('accounts (id)'),
    name: text(),
    phone: text(),
    created_at: text(),
  }).with('unique (account_id, name, phone)'),
};
export type AccountRow = Row<typeof ACCOUNTS.accounts>;
export type EmailCodeRow = Row<typeof ACCOUNTS.email_codes>;
