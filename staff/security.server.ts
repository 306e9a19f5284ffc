/** The security headers of the staff area. They are stricter than those of the site. */
import { config } from '#config';
import { days } from '#domain/time/durations';

/** @param styleHash CSP hash of the inline style with the colours of the charity. null: the page has no inline style */
export function contentSecurityPolicy(styleHash: string | null): string {
  // Pictures of content are on the site's host, which differs with STAFF_URL.
  const site = new URL(config().publicUrl).origin;
  return [
    `default-src 'none'`,
    `script-src 'none'`,
    ['style-src', `'self'`, styleHash].filter(Boolean).join(' '),
    `img-src 'self' data: ${site}`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Headers of every response of the staff area: pages, redirects and downloads. */
export function staffHeaders(): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not `no-referrer`: Chromium would then send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(config().staffUrl?.startsWith('https:') && {
      'strict-transport-security': `max-age=${days(365) / 1_000}`,
    }),
  };
}
