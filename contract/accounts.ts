/** Accounts: sign-up, sign-in, one-time codes, and the data of a signed-in donor. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { OFFERING_KINDS } from '#domain/offerings';
import {
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pictureSchema,
  tokenSchema,
} from './common';
import { MAX_NAME_LENGTH, MAX_PRICE_MINOR } from './orders';
import { emailSchema, phoneSchema, daySchema, amountSchema, lineSchema } from './values';

/** In characters. ASVS 5.0, 6.2.1 requires at least 8 characters, and that long passwords are accepted. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** Number of digits of a one-time code. */
export const CODE_LENGTH = 6;

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export const socialProviderSchema = z.enum(SOCIAL_PROVIDERS);

/** The API also rejects common passwords (auth.weakPassword). Passwords are never trimmed or normalised. */
export const passwordSchema = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
export const codeSchema = z.string().regex(/^\d{6}$/);

/** `access` is a JWT with a short lifetime. `refresh` is opaque, valid once, and returns the next pair. */
export const tokensSchema = z.object({
  access: z.string().min(1).max(1_400),
  refresh: z.string().min(1).max(1_400),
});

/** The response to a request for a code by e-mail. It is the same for known and unknown e-mail addresses. */
export const challengeSchema = z.object({
  /** Secret of the caller. The code is valid only together with it. */
  challenge: tokenSchema,
  /** Time from which another code can be requested. */
  resendAt: instantSchema,
  expiresAt: instantSchema,
});

/** POST /users/auth/signup. The account is created when the code is verified. */
export const signupBodySchema = z.strictObject({
  name: lineSchema(MAX_NAME_LENGTH),
  email: emailSchema,
  password: passwordSchema,
});

/** POST /users/auth/signup/order: the name and e-mail address are those of the order. */
export const signupFromOrderBodySchema = z.strictObject({
  order: tokenSchema,
  password: passwordSchema,
});

/** POST /users/auth/signup/verify: also verifies the e-mail address of a social sign-in. */
export const verifyBodySchema = z.strictObject({ challenge: tokenSchema, code: codeSchema });

export const resendBodySchema = z.strictObject({ challenge: tokenSchema });

export const loginBodySchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

export const refreshBodySchema = z.strictObject({ token: z.string().min(1).max(1_400) });

export const forgotPasswordBodySchema = z.strictObject({ email: emailSchema });

export const resetPasswordBodySchema = z.strictObject({
  challenge: tokenSchema,
  code: codeSchema,
  password: passwordSchema,
});

/** POST /users/social-auth/{provider}: the result of a redirect to the provider (authorization code with PKCE). */
export const socialLoginBodySchema = z.strictObject({
  code: z.string().min(1).max(2_000),
  codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
  nonce: z.string().regex(/^[\w-]{16,128}$/),
  redirectUri: z.url().max(500),
  /** `iss` of the provider's redirect, when it has one (RFC 9207). */
  issuer: z.url().max(500).optional(),
});

/**
 * `tokens` when the donor is signed in. `challenge` when the API has sent a code, because the provider has not verified
 * the e-mail address.
 */
export const socialLoginReplySchema = z.union([
  z.object({ tokens: tokensSchema }),
  z.object({ challenge: challengeSchema }),
]);

export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: localeSchema,
  avatar: z.string(),
  /** False for an account that only signs in with a social provider. */
  hasPassword: z.boolean(),
  providers: z.array(socialProviderSchema),
  createdAt: instantSchema,
});

/** POST /user/profile. The response has new tokens, because the access token contains the name. */
export const profileBodySchema = z.strictObject({
  name: lineSchema(MAX_NAME_LENGTH),
  phone: phoneSchema.nullable(),
  locale: localeSchema,
});

/** Maximum number of saved recipients of an account. */
export const MAX_RECIPIENTS = 50;
/** A person in whose name the donor gives. */
export const recipientSchema = z.object({
  id: idSchema,
  name: z.string(),
  phone: z.string(),
});
export const recipientBodySchema = z.strictObject({
  name: lineSchema(MAX_NAME_LENGTH),
  phone: phoneSchema,
});

/** A sign-in on one device. */
export const sessionSchema = z.object({
  id: idSchema,
  /** Browser and system, such as "Firefox, Android"; '' when unknown. */
  device: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  /** True for the session of this request. */
  current: z.boolean(),
});

/** A child whom the donor sponsors or has sponsored. */
export const sponsorshipSchema = z.object({
  offeringId: idSchema,
  title: localisedTextSchema,
  picture: pictureSchema,
  /** First day, and the day on which the sponsorship ends. */
  from: daySchema,
  until: daySchema,
  /** Remaining whole months, including the current one; 0 when it has ended. */
  remainingMonths: z.int().min(0),
  order: tokenSchema,
});

/** The certificate of a paid endowment. */
export const donorCertificateSchema = z.object({
  token: tokenSchema,
  title: localisedTextSchema,
  name: z.string(),
  paidAt: instantSchema,
});

export const statementQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(9999).optional().catch(undefined),
});

/** All paid gifts of one calendar year in Muscat. Omits disputed and completely refunded orders. */
export const statementSchema = z.object({
  year: z.int(),
  /** Years with paid gifts, newest first. */
  years: z.array(z.int()),
  name: z.string(),
  email: z.string(),
  gifts: z.array(
    z.object({
      reference: z.string(),
      order: tokenSchema,
      paidAt: instantSchema,
      title: localisedTextSchema,
      kind: z.enum(OFFERING_KINDS),
      intention: z.enum(INTENTIONS),
      total: moneySchema,
    }),
  ),
  /** One total for each currency, less the refunds. */
  totals: z.array(moneySchema),
  /** Refunds of these gifts, one amount for each currency. */
  refunds: z.array(moneySchema),
});

/** POST /user/monthly-gifts/{token}/amount, in the currency of the gift. Valid from the next month on. */
export const monthlyAmountBodySchema = z.strictObject({
  amount: amountSchema.max(MAX_PRICE_MINOR),
});

/** POST /user/delete. `password`: null when the account has none. */
export const deleteAccountBodySchema = z.strictObject({
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH).nullable(),
});

/** GET /user/data: all stored data of the donor, as JSON for people and programs. */
export const donorDataSchema = z.record(z.string(), z.unknown());

export type Tokens = z.infer<typeof tokensSchema>;
export type Challenge = z.infer<typeof challengeSchema>;
export type SocialProvider = z.infer<typeof socialProviderSchema>;
export type SocialLoginBody = z.infer<typeof socialLoginBodySchema>;
export type SocialLoginReply = z.infer<typeof socialLoginReplySchema>;
export type Profile = z.infer<typeof profileSchema>;
export type ProfileBody = z.infer<typeof profileBodySchema>;
export type Recipient = z.infer<typeof recipientSchema>;
export type RecipientBody = z.infer<typeof recipientBodySchema>;
export type DonorSession = z.infer<typeof sessionSchema>;
export type Sponsorship = z.infer<typeof sponsorshipSchema>;
export type DonorCertificate = z.infer<typeof donorCertificateSchema>;
export type Statement = z.infer<typeof statementSchema>;
