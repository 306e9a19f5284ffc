/** The Content-Security-Policy and the other security headers of every page. */
import { createHash } from 'node:crypto';
import { config } from '#config';

export type InlineTrust =
  { kind: 'nonce'; nonce: string } | { kind: 'hashes'; hashes: readonly string[] };

export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * @param styleHash hash source (`'sha256-…'`) of the inline stylesheet
 * @param pictures other origins from which the page loads pictures
 */
export function contentSecurityPolicy(
  scripts: InlineTrust,
  styleHash: string,
  pictures: readonly string[] = [],
): string {
  const { PAYMENT_PAGES, SIGN_IN_PAGES } = config();
  const trusted = scripts.kind === 'nonce' ? [`'nonce-${scripts.nonce}'`] : scripts.hashes;
  // Without worker-src, script-src applies to the service worker.
  return [
    `default-src 'none'`,
    `script-src 'self' ${trusted.join(' ')}`,
    `style-src 'self' ${styleHash}`,
    [`img-src 'self' data:`, ...pictures].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    // form-action also applies to redirects after a POST: the checkout and the social sign-in redirect to other sites.
    ["form-action 'self'", ...PAYMENT_PAGES, ...SIGN_IN_PAGES].join(' '),
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * The referrer policy is not `no-referrer`, because Chromium would then send `Origin: null` with our own forms, and the
 * CSRF check would reject them.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=()',
};
