/** What a page shows and sends of the charity's advertising pixels: the question, the choice, and the beacons. */
import { createHash } from 'node:crypto';
import { config } from '#config';
import {
  DEFAULT_CURRENCY,
  exchangeText,
  isFreshRate,
  plainAmount,
  type Money,
} from '#domain/money';
import { fallbackOnOutage } from '#web/charity/results';
import { localisedPath } from '#web/links';
import type { Visitor } from '../visitor/visitor.server';
import { donationBeacons, pageViewBeacons, pixelOrigins } from './beacons.server';
import { isReported } from './pages';
import { readPixels } from './settings.server';

/** URLs that the page sends. With `once`, this browser sends them only the first time. */
export type Beacons = { urls: string[]; once?: string };

export type PixelView = {
  /** Name of the form for screen readers. */
  title: string;
  /** The question to a visitor who has not chosen yet, or the button that withdraws the consent. */
  text?: string;
  accept?: string;
  reject: string;
  beacons?: Beacons;
  /** Origins for the Content-Security-Policy. Missing on pages that load no picture of a network. */
  origins?: string[];
};

/** Returns undefined when the page has nothing to ask, to send or to withdraw. */
export async function pixelView(visitor: Visitor): Promise<PixelView | undefined> {
  const { preferences, path, locale, light, charity, t } = visitor;
  const { pixels: hasAgreed } = preferences;
  if (hasAgreed === false) return undefined;
  if (!hasAgreed && (light || !isReported(path))) return undefined;
  const ids = await readPixels(charity);
  if (!ids) return undefined;
  const title = t('pixels:title');
  if (!hasAgreed)
    return {
      title,
      text: t('pixels:text'),
      accept: t('pixels:accept'),
      reject: t('pixels:reject'),
    };
  const withdrawal = { title, reject: t('pixels:withdraw') };
  if (light) return withdrawal;
  // The receipt sends a beacon too. The cart, the checkout and forms load no picture of another site.
  if (path.startsWith('/orders/')) return { ...withdrawal, origins: pixelOrigins(ids) };
  if (!isReported(path)) return withdrawal;
  const page = new URL(localisedPath(path, locale), config().publicUrl).href;
  return {
    ...withdrawal,
    origins: pixelOrigins(ids),
    beacons: { urls: pageViewBeacons(ids, page) },
  };
}

/** Returns the beacons for the receipt of a paid order, or undefined without consent. */
export async function donationView(
  visitor: Visitor,
  { token, total }: { token: string; total: Money },
): Promise<Beacons | undefined> {
  const { preferences, charity, light } = visitor;
  if (light || !preferences.pixels) return undefined;
  const ids = await readPixels(charity);
  if (!ids) return undefined;
  const paid = { amount: plainAmount(total), currency: total.currency };
  const reported = await inCurrency(visitor, total, ids.currency);
  return {
    urls: donationBeacons(ids, config().publicUrl, { reported, paid }),
    // Not the token itself, with which the order can be opened.
    once: createHash('sha256').update(`pixels ${token}`).digest('base64url').slice(0, 12),
  };
}

/** Returns the amount with two decimals at the charity's own rates, or null without fresh rates for both currencies. */
async function inCurrency({ charity }: Visitor, total: Money, currency: string) {
  const { data: rates } = await charity
    .call('currencies')
    .catch((error) => fallbackOnOutage(error, { data: [] }));
  const rateOf = (name: string) =>
    name === DEFAULT_CURRENCY
      ? '1'
      : rates.find((rate) => rate.currency === name && isFreshRate(rate, new Date()))?.rate;
  const [from, to] = [rateOf(total.currency), rateOf(currency)];
  if (!from || !to) return null;
  return { amount: exchangeText(total, { from, to }, 2), currency };
}
