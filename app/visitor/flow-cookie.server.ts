/** Flow cookie: stores a sign-up, a password reset or a social sign-in that this browser has begun. */
import * as z from 'zod';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { LOCALES, type Locale } from '#domain/locales';
import { minutes } from '#domain/time/durations';
import { safePath, type SitePath } from '#web/links';
import type { Packing } from '#web/security/sealed-cookie.server';

/** Milliseconds. Longer than the lifetime of a one-time code. */
export const FLOW_LIFETIME = minutes(15);

/** A step that waits for a one-time code. */
export type CodeFlow = {
  kind: 'code';
  purpose: 'signup' | 'reset';
  /** Secret of this browser: the code is valid only together with it. */
  challenge: string;
  /** The e-mail address that the donor typed, for display only; '' when it is unknown. */
  email: string;
  /** Milliseconds since the epoch, from which another code can be requested. */
  resendAt: number;
  /** Milliseconds since the epoch until which the code is valid. */
  expiresAt: number;
  /** The page after the sign-in, without language. */
  returnTo: SitePath;
};

/** A redirect to a social provider. `state`, `nonce` and `verifier` must return unchanged, in this browser. */
export type SocialFlow = {
  kind: 'social';
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** The code verifier of PKCE. */
  verifier: string;
  /** The language of the page: the provider returns the donor to a URL without a language. */
  locale: Locale;
  returnTo: SitePath;
};

export type Flow = CodeFlow | SocialFlow;

const secret = z.string().min(1).max(200);
const flow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    purpose: z.enum(['signup', 'reset']),
    challenge: secret,
    email: z.string().max(254),
    resendAt: z.number(),
    expiresAt: z.number(),
    returnTo: z.string().transform(safePath),
  }),
  z.object({
    kind: z.literal('social'),
    provider: z.enum(SOCIAL_PROVIDERS),
    state: secret,
    nonce: secret,
    verifier: secret,
    locale: z.enum(LOCALES),
    returnTo: z.string().transform(safePath),
  }),
]);
const packedFlow = z.tuple([z.number(), flow]);

/** `until`: milliseconds since the epoch. It is signed, because a browser may send a cookie after its Max-Age. */
export type TimedFlow = { until: number; flow: Flow };

export const flowPacking: Packing<TimedFlow> = {
  version: 1,
  pack: ({ until, flow }) => [until, flow],
  unpack(packed) {
    const read = packedFlow.safeParse(packed);
    return read.success ? { until: read.data[0], flow: read.data[1] } : null;
  },
};

export function timed(flow: Flow): TimedFlow {
  return { until: Date.now() + FLOW_LIFETIME, flow };
}

/** Returns null after `until`. Not part of `unpack`, because the result of `unpack` is cached. */
export function runningFlow(timed: TimedFlow | null): Flow | null {
  return timed && timed.until > Date.now() ? timed.flow : null;
}
