/** Addresses of the storefront that the API writes into mails and hands to payment providers. */
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';

/** Where a donor sees an order, in the order's language. */
export function orderUrl(publicUrl: string, order: { token: string; locale: Locale }): string {
  const prefix = order.locale === DEFAULT_LOCALE ? '' : `/${order.locale}`;
  return `${publicUrl}${prefix}/orders/${order.token}`;
}

/** Where a provider sends the donor back to: the storefront then asks how it went. */
export function returnUrl(publicUrl: string, order: { token: string; locale: Locale }): string {
  return `${orderUrl(publicUrl, order)}?returned=1`;
}

/** Where a provider sends a donor back to who did not pay: the storefront then has the page there closed. */
export function turnedBackUrl(publicUrl: string, order: { token: string; locale: Locale }): string {
  return `${orderUrl(publicUrl, order)}?returned=cancelled`;
}
