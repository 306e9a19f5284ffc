/** Addresses of the storefront that the API writes into mails and hands to payment providers. */
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';

/** What has a page of its own behind a token, in the language of its donor. */
type Named = { token: string; locale: Locale };

function pageUrl(publicUrl: string, section: string, { token, locale }: Named): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${publicUrl}${prefix}/${section}/${token}`;
}

/** Where a donor sees an order. */
export function orderUrl(publicUrl: string, order: Named): string {
  return pageUrl(publicUrl, 'orders', order);
}

/** Where a donor sees a monthly gift, and stops it. */
export function monthlyUrl(publicUrl: string, gift: Named): string {
  return pageUrl(publicUrl, 'monthly', gift);
}

/** Where anybody sees that a receipt is true. */
export function receiptCheckUrl(publicUrl: string, check: Named): string {
  return pageUrl(publicUrl, 'receipts', check);
}

/** Where a provider sends the donor back to: the storefront then asks how it went. */
export function returnUrl(publicUrl: string, order: Named): string {
  return `${orderUrl(publicUrl, order)}?returned=1`;
}

/** Where a provider sends a donor back to who did not pay: the storefront then has the page there closed. */
export function cancelUrl(publicUrl: string, order: Named): string {
  return `${orderUrl(publicUrl, order)}?returned=cancelled`;
}
