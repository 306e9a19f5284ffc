/**
 * URLs of the pictures with which ad networks count a page view or a donation. They are the networks' documented forms
 * for pages without scripts, so no script of a network runs on the site. Decision 0058.
 */
import type { PixelIds } from './settings.server';

/** A decimal number and the ISO code of its currency. */
type Value = { amount: string; currency: string };
/** A donation: its amount in the currency of the reports, null without a fresh rate, and the amount that the donor paid. */
export type Donation = { reported: Value | null; paid: Value };

/** Origins from which the browser loads these pictures, with the origins to which the networks redirect. */
export function pixelOrigins(ids: PixelIds): string[] {
  return [
    ...(ids.facebookPixel ? ['https://www.facebook.com'] : []),
    ...(ids.googleTag
      ? [
          ...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
          'https://www.google.com',
        ]
      : []),
    ...(ids.microblogPixel ? ['https://analytics.twitter.com', 'https://t.co'] : []),
  ];
}

/** @param page URL of the page without a query */
export function pageViewBeacons(ids: PixelIds, page: string): string[] {
  return [
    ...facebook(ids, 'PageView', page),
    ...google(ids, 'googleads.g.doubleclick.net/pagead/viewthroughconversion', { url: page }),
    ...microblog(ids, {}),
  ];
}

/** @param page URL of the site, because the URL of the receipt is secret */
export function donationBeacons(ids: PixelIds, page: string, donation: Donation): string[] {
  const { reported, paid } = donation;
  const value = reported ?? paid;
  const label = ids.googleLabel;
  return [
    ...facebook(ids, 'Donate', page, {
      'cd[value]': value.amount,
      'cd[currency]': value.currency,
      'cd[paid_value]': paid.amount,
      'cd[paid_currency]': paid.currency,
    }),
    ...(label
      ? google(ids, 'www.googleadservices.com/pagead/conversion', {
          ...{ label, value: value.amount, currency_code: value.currency, url: page },
          data: `paid_value=${paid.amount};paid_currency=${paid.currency}`,
        })
      : []),
    // Without the amount in the currency of the reports: this network knows no currency.
    ...microblog(ids, {
      ...(reported && { tw_sale_amount: reported.amount }),
      tw_order_quantity: '1',
    }),
  ];
}

type Query = Record<string, string>;

const urlOf = (place: string, query: Query) => `https://${place}?${new URLSearchParams(query)}`;

function facebook(
  { facebookPixel }: PixelIds,
  event: string,
  page: string,
  more: Query = {},
): string[] {
  if (!facebookPixel) return [];
  const query = { id: facebookPixel, ev: event, dl: page, noscript: '1', ...more };
  return [urlOf('www.facebook.com/tr', query)];
}

function google({ googleTag }: PixelIds, place: string, query: Query): string[] {
  if (!googleTag) return [];
  return [
    urlOf(`${place}/${googleTag.slice('AW-'.length)}/`, { guid: 'ON', script: '0', ...query }),
  ];
}

function microblog({ microblogPixel }: PixelIds, more: Query): string[] {
  if (!microblogPixel) return [];
  const query = { txn_id: microblogPixel, p_id: 'Twitter', ...more };
  return [urlOf('analytics.twitter.com/i/adsct', query), urlOf('t.co/i/adsct', query)];
}
