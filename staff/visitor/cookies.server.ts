/** The two cookies of the staff area: the session, and browser settings with the message of the next page. */
import * as z from 'zod';
import { sealedCookie, type Packing, type SealedCookie } from '#web/security/sealed-cookie.server';
import { config } from '#config';
import { LOCALES, type Locale } from '#domain/locales';
import { days, hours } from '#domain/time/durations';

/** A message that the page after a redirect shows: a key of locales/, and the values of its placeholders. */
export type Message = {
  key: string;
  values?: Record<string, string | number> | undefined;
  /** `warm`: nothing was done, for example because another person was faster. */
  tone?: 'ok' | 'warm' | undefined;
  /** URL of the changed record. */
  link?: { to: string; label: string } | undefined;
  /** URL of the next record that waits. */
  next?: { to: string; label: string } | undefined;
};

export type Settings = {
  locale?: Locale | undefined;
  message?: Message | undefined;
  /** The signed token between the two steps of a sign-in. */
  step?: string | undefined;
  /** The page to which the sign-in redirects. */
  to?: string | undefined;
};

const link = z.object({ to: z.string().max(512), label: z.string().max(200) });
const values = z.record(z.string(), z.union([z.string(), z.number()]));
const settings = z.object({
  locale: z.enum(LOCALES).optional().catch(undefined),
  message: z
    .object({
      key: z.string().max(100),
      values: values.optional(),
      tone: z.enum(['ok', 'warm']).optional(),
      link: link.optional(),
      next: link.optional(),
    })
    .optional()
    .catch(undefined),
  step: z.string().max(200).optional().catch(undefined),
  to: z.string().max(512).optional().catch(undefined),
});

const settingsPacking: Packing<Settings> = {
  version: 1,
  pack: (value) => value,
  unpack: (packed) => settings.safeParse(packed).data ?? null,
};
const sessionPacking: Packing<string> = {
  version: 1,
  pack: (token) => token,
  unpack: (packed) => z.string().min(1).max(200).safeParse(packed).data ?? null,
};

/** A session of the API ends earlier (STAFF_LIFETIME). */
const SESSION_LIFETIME = hours(12);

let cached: { session: SealedCookie<string>; settings: SealedCookie<Settings> } | undefined;

export function cookies() {
  if (cached) return cached;
  const { SESSION_SECRETS: secrets, staffUrl } = config();
  const secure = staffUrl?.startsWith('https:') === true;
  // Browsers accept the prefix only for a Secure cookie without Domain, so that no other host can set it.
  const prefix = secure ? '__Host-' : '';
  const kept = { secrets, secure, sameSite: 'strict' } as const;
  cached = {
    session: sealedCookie(`${prefix}staff`, sessionPacking, kept, SESSION_LIFETIME),
    settings: sealedCookie(`${prefix}staff-settings`, settingsPacking, kept, days(365)),
  };
  return cached;
}
