/** URLs of the storefront for mails and payment providers. */
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';

/** A record with a page of its own: the token for its URL, and the donor's language. */
type LinkTarget = { token: string; locale: Locale };

function sectionUrl(publicUrl: string, section: string, locale: Locale): string {
  return `${publicUrl}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/${section}`;
}

function pageUrl(publicUrl: string, section: string, { token, locale }: LinkTarget): string {
  return `${sectionUrl(publicUrl, section, locale)}/${token}`;
}

export function loginUrl(publicUrl: string, locale: Locale): string {
  return sectionUrl(publicUrl, 'login', locale);
}

export function forgotPasswordUrl(publicUrl: string, locale: Locale): string {
  return sectionUrl(publicUrl, 'forget-password', locale);
}

export function orderUrl(publicUrl: string, order: LinkTarget): string {
  return pageUrl(publicUrl, 'orders', order);
}

export function monthlyUrl(publicUrl: string, gift: LinkTarget): string {
  return pageUrl(publicUrl, 'monthly', gift);
}

export function receiptCheckUrl(publicUrl: string, check: LinkTarget): string {
  return pageUrl(publicUrl, 'receipts', check);
}

export function applicationUrl(publicUrl: string, application: LinkTarget): string {
  return pageUrl(publicUrl, 'applications', application);
}

/** Return URL for a provider. The storefront then fetches the payment status. */
export function returnUrl(publicUrl: string, order: LinkTarget): string {
  return `${orderUrl(publicUrl, order)}?returned=1`;
}

/** Cancel URL for a provider. The storefront then closes the provider's payment page. */
export function cancelUrl(publicUrl: string, order: LinkTarget): string {
  return `${orderUrl(publicUrl, order)}?returned=cancelled`;
}

export function newsletterConfirmUrl(publicUrl: string, link: LinkTarget): string {
  return pageUrl(publicUrl, 'newsletter/confirm', link);
}

/** URL of the page that ends a newsletter subscription. Mail programs also send the one-click request to it. */
export function newsletterLeaveUrl(publicUrl: string, link: LinkTarget): string {
  return pageUrl(publicUrl, 'newsletter/leave', link);
}

export function staffInvitationUrl(staffUrl: string, token: string): string {
  return `${staffUrl}/join/${token}`;
}

export function staffPasswordUrl(staffUrl: string, token: string): string {
  return `${staffUrl}/sign-in/reset/${token}`;
}

export function staffApplicationUrl(staffUrl: string, reference: string): string {
  return `${staffUrl}/applications/${reference}`;
}

export function staffApprovalsUrl(staffUrl: string): string {
  return `${staffUrl}/approvals`;
}

/** URL of the page that stops an action of the staff area which runs after a delay. */
export function staffStopUrl(staffUrl: string, token: string): string {
  return `${staffUrl}/stop/${token}`;
}
