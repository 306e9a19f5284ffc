/** The Content-Security-Policy and the other security headers of every page. */
import { createHash } from 'node:crypto';
import { config } from '#config';

export type InlineTrust =
  { kind: 'nonce'; nonce: string } | { kind: 'hashes'; hashes: readonly string[] };

export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @param styleHash of the one inline stylesheet */
export function contentSecurityPolicy(scripts: InlineTrust, styleHash: string): string {
  const trusted = scripts.kind === 'nonce' ? [`'nonce-${scripts.nonce}'`] : scripts.hashes;
  return [
    `default-src 'none'`,
    `script-src 'self' ${trusted.join(' ')}`,
    `style-src 'self' ${styleHash}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    // The providers' pages too, to which the checkout sends on: this also governs redirects after a POST.
    ["form-action 'self'", ...config().PAYMENT_PAGES].join(' '),
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * strict-origin-when-cross-origin, not no-referrer: the latter makes Chromium send `Origin: null` with our own
 * forms, which then look foreign.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};
