/** Preferences cookie: language, currency, light pages, messages for the next page, and an id for rate limits. */
import * as z from 'zod';
import { LOCALES, type Locale } from '#domain/locales';
import { CURRENCIES, type Currency } from '#domain/money';
import type { Packing } from '#web/security/sealed-cookie.server';

/** Messages that follow a redirect; each is a key of locales/<language>/frame.json under `flash`. */
const FLASHES = [
  'subscribed',
  'cartFull',
  'cartTooLarge',
  'cartEmptied',
  'lineRemoved',
  'currencyChanged',
  'proofReceived',
  'partnerReceived',
  'volunteerReceived',
  'giftUnreadable',
  'giftOtherCurrency',
  'giftsNotAdded',
  'codeSent',
  'accountCreated',
  'passwordChanged',
  'signedOut',
  'monthlyChanged',
  'monthlyPaused',
  'monthlyResumed',
  'monthlyStopped',
  'profileSaved',
  'recipientSaved',
  'recipientRemoved',
  'signedOutEverywhere',
  'dataUnavailable',
  'accountDeleted',
  'socialCancelled',
  'socialFailed',
  'socialNoEmail',
  'eventJoined',
  'eventWaiting',
  'trainingApplied',
  'trainingWaiting',
  'messageSent',
] as const;
export type Flash = (typeof FLASHES)[number];

export type Preferences = {
  /** The language that the visitor chose. */
  locale?: Locale | undefined;
  /** True after the home page has detected the language of the browser. */
  languageDetected?: boolean | undefined;
  currency?: Currency | undefined;
  /**
   * The choice between light pages (true: no scripts, no web fonts, one small picture a page) and full pages (false).
   * Undefined: the browser's `Save-Data` decides.
   */
  light?: boolean | undefined;
  /** Consent to advertising pixels. Undefined: the visitor has not chosen. */
  pixels?: boolean | undefined;
  flash?: Flash | undefined;
  /**
   * Id of the cart line that the next page announces. That page removes the id, so it cannot be in the cart cookie:
   * only actions write the cart, because a late page response would undo a gift that another tab has added.
   */
  announced?: string | undefined;
  /** Random id that is created with the first order of this browser. Used only for the rate limits on orders. */
  session?: string | undefined;
};

const packed = z.object({
  l: z.enum(LOCALES).optional().catch(undefined),
  g: z.literal(1).optional().catch(undefined),
  c: z.enum(CURRENCIES).optional().catch(undefined),
  s: z.literal([0, 1]).optional().catch(undefined),
  x: z.literal([0, 1]).optional().catch(undefined),
  f: z.enum(FLASHES).optional().catch(undefined),
  a: z.string().max(64).optional().catch(undefined),
  d: z.string().max(32).optional().catch(undefined),
});

export const preferencesPacking: Packing<Preferences> = {
  version: 2,
  pack: ({ locale, languageDetected, currency, light, pixels, flash, announced, session }) => ({
    l: locale,
    g: languageDetected ? 1 : undefined,
    c: currency,
    s: light === undefined ? undefined : light ? 1 : 0,
    x: pixels === undefined ? undefined : pixels ? 1 : 0,
    f: flash,
    a: announced,
    d: session,
  }),
  unpack(value) {
    const read = packed.safeParse(value);
    if (!read.success) return null;
    const { l, g, c, s, x, f, a, d } = read.data;
    return {
      locale: l,
      languageDetected: g === 1,
      currency: c,
      light: s === undefined ? undefined : s === 1,
      pixels: x === undefined ? undefined : x === 1,
      flash: f,
      announced: a,
      session: d,
    };
  },
};
