/** What a visitor chose or was told: language, currency, light pages, what the next page says once, and which browser pays. */
import * as z from 'zod';
import { LOCALES, type Locale } from '#domain/locales';
import { CURRENCIES, type Currency } from '#domain/money';
import type { Packing } from './sealed-cookie.server';

/** Messages that follow a redirect; each is a key of locales/<language>/shell.json under `flash`. */
export const FLASHES = [
  'subscribed',
  'cartFull',
  'cartTooLarge',
  'cartEmptied',
  'lineRemoved',
  'currencyChanged',
  'proofReceived',
  'giftUnreadable',
  'giftOtherCurrency',
] as const;
export type Flash = (typeof FLASHES)[number];

export type Preferences = {
  /** The language the visitor chose; unset until they choose. */
  locale?: Locale | undefined;
  /** A first visit to the home page was sent to the browser's language already. */
  languageDetected?: boolean | undefined;
  currency?: Currency | undefined;
  /** No scripts, no web fonts, small pictures. */
  light?: boolean | undefined;
  flash?: Flash | undefined;
  /**
   * The gift of the cart that the next page announces. Not kept with the cart: the page that has announced it forgets
   * it, and only actions may write the cart, or a page that arrives late would undo what another tab has added.
   */
  announced?: string | undefined;
  /** Made by chance when this browser first makes an order: the limits on orders count by it, and nothing else does. */
  session?: string | undefined;
};

const packed = z.object({
  l: z.enum(LOCALES).optional().catch(undefined),
  g: z.literal(1).optional().catch(undefined),
  c: z.enum(CURRENCIES).optional().catch(undefined),
  s: z.literal(1).optional().catch(undefined),
  f: z.enum(FLASHES).optional().catch(undefined),
  a: z.string().max(64).optional().catch(undefined),
  d: z.string().max(32).optional().catch(undefined),
});

export const preferencesPacking: Packing<Preferences> = {
  version: 2,
  pack: ({ locale, languageDetected, currency, light, flash, announced, session }) => ({
    l: locale,
    g: languageDetected ? 1 : undefined,
    c: currency,
    s: light ? 1 : undefined,
    f: flash,
    a: announced,
    d: session,
  }),
  unpack(value) {
    const read = packed.safeParse(value);
    if (!read.success) return null;
    const { l, g, c, s, f, a, d } = read.data;
    return {
      locale: l,
      languageDetected: g === 1,
      currency: c,
      light: s === 1,
      flash: f,
      announced: a,
      session: d,
    };
  },
};
