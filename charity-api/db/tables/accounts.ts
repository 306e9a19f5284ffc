/** Tables of accounts, sign-ins and one-time codes. Instants are ISO 8601 in UTC. */
import type { SocialProvider } from '#contract/accounts';
import type { Locale } from '#domain/locales';

/** An account exists only after its e-mail address was verified. */
export type AccountRow = {
  id: string;
  /** In lower case and NFC, unique. */
  email: string;
  name: string;
  phone: string | null;
  /** URL of a picture, or ''. */
  avatar: string;
  locale: Locale;
  /** argon2id with its parameters. null: the donor signs in with a social provider only. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
};

/** A link to an account of a social provider, by the provider's permanent id of the person (subject). */
type SocialIdentityRow = {
  provider: SocialProvider;
  subject: string;
  account_id: string;
  created_at: string;
};

/** A sign-in on one device: the family of refresh tokens that replace each other. */
type SessionRow = {
  id: string;
  account_id: string;
  /** Browser and system, such as "Firefox, Android"; '' when unknown. */
  device: string;
  created_at: string;
  last_used_at: string;
  /** The session ends at this time when it is not used before. */
  expires_at: string;
  /** Set by sign-out, by a new password, and by the second use of a refresh token. */
  revoked_at: string | null;
};

/** Refresh tokens as SHA-256 hashes. Used tokens stay until the session expires, to detect a second use. */
type RefreshTokenRow = {
  hash: string;
  session_id: string;
  created_at: string;
  used_at: string | null;
};

export type CodePurpose = 'signup' | 'reset' | 'social';

/** A one-time code that was sent by e-mail. The code itself is not stored: it is derived from id and generation. */
export type EmailCodeRow = {
  /** SHA-256 hash of the challenge, which only the caller has. */
  id: string;
  purpose: CodePurpose;
  email: string;
  locale: Locale;
  /** The account with this e-mail address at the time of the request, or null. */
  account_id: string | null;
  /** JSON with the data of the new account: name, password hash, social identity. */
  data: string;
  /** Number of codes sent. Only the last one is valid. */
  generation: number;
  /** Wrong tries of all codes of this challenge. */
  tries: number;
  sent_at: string;
  created_at: string;
  expires_at: string;
};

type RecipientRow = {
  id: string;
  account_id: string;
  name: string;
  phone: string;
  created_at: string;
};

export type AccountTables = {
  accounts: AccountRow;
  social_identities: SocialIdentityRow;
  sessions: SessionRow;
  refresh_tokens: RefreshTokenRow;
  email_codes: EmailCodeRow;
  recipients: RecipientRow;
};
