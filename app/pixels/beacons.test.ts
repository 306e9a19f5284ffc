/** Tests the pictures that report a page view or a donation: their hosts and parameters, and nothing else in them. */
import { expect, test } from 'vitest';
import { donationBeacons, pageViewBeacons, pixelOrigins } from './beacons.server';

const IDS = {
  ...{ googleTag: 'AW-123456789', googleLabel: 'aB-c_12345', currency: 'MYR' },
  ...{ facebookPixel: '1234567890', microblogPixel: 'o1a2b' },
};
const NONE = {
  ...{ googleTag: null, googleLabel: null, facebookPixel: null, microblogPixel: null },
  currency: 'MYR',
};
const DONATION = {
  reported: { amount: '284.63', currency: 'MYR' },
  paid: { amount: '25.5', currency: 'OMR' },
};
const queriesOf = (urls: string[]) =>
  Object.fromEntries(
    urls.map((url) => {
      const { host, pathname, searchParams } = new URL(url);
      return [host + pathname, Object.fromEntries(searchParams)];
    }),
  );

test('a page view has the id and the URL of the page', () => {
  const page = 'https://give.example/ar/projects/wells';
  expect(queriesOf(pageViewBeacons(IDS, page))).toEqual({
    'www.facebook.com/tr': { id: '1234567890', ev: 'PageView', dl: page, noscript: '1' },
    'googleads.g.doubleclick.net/pagead/viewthroughconversion/123456789/': {
      ...{ guid: 'ON', script: '0', url: page },
    },
    'analytics.twitter.com/i/adsct': { txn_id: 'o1a2b', p_id: 'Twitter' },
    't.co/i/adsct': { txn_id: 'o1a2b', p_id: 'Twitter' },
  });
});

test('a donation has the reported and the paid amount', () => {
  const page = 'https://give.example';
  const sale = {
    txn_id: 'o1a2b',
    p_id: 'Twitter',
    tw_sale_amount: '284.63',
    tw_order_quantity: '1',
  };
  expect(queriesOf(donationBeacons(IDS, page, DONATION))).toEqual({
    'www.facebook.com/tr': {
      ...{ id: '1234567890', ev: 'Donate', dl: page, noscript: '1' },
      ...{ 'cd[value]': '284.63', 'cd[currency]': 'MYR' },
      ...{ 'cd[paid_value]': '25.5', 'cd[paid_currency]': 'OMR' },
    },
    'www.googleadservices.com/pagead/conversion/123456789/': {
      ...{ guid: 'ON', script: '0', label: 'aB-c_12345', url: page },
      ...{ value: '284.63', currency_code: 'MYR', data: 'paid_value=25.5;paid_currency=OMR' },
    },
    'analytics.twitter.com/i/adsct': sale,
    't.co/i/adsct': sale,
  });
});

test('a pixel without an id sends nothing and adds no origin', () => {
  expect(pageViewBeacons(NONE, 'https://give.example/')).toEqual([]);
  expect(donationBeacons(NONE, 'https://give.example/', DONATION)).toEqual([]);
  expect(pixelOrigins(NONE)).toEqual([]);
});

test('every picture is on an origin that the page allows', () => {
  const urls = [
    ...pageViewBeacons(IDS, 'https://a/'),
    ...donationBeacons(IDS, 'https://a/', DONATION),
  ];
  for (const url of urls) expect(pixelOrigins(IDS)).toContain(new URL(url).origin);
});
