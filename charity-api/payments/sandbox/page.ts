/** The payment page of the sandbox gateway: HTML with its own style and no script, in the language of the order. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { TFunction } from 'i18next';
import { direction, LOCALE_NAMES, type Locale } from '#domain/locales';
import { formatMoney } from '#domain/money';
import type { SandboxSessionRow } from '../../db/tables/sandbox';
import { messages } from '../../http/messages';
import { STYLE } from './style';
import type { Decision } from './gateway';

/** Not part of the page's template, because the formatter could add whitespace and so change the hash in the CSP. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

/**
 * The CSP allows the one style by its hash, the fonts of the storefront, on whose origin donors see the page, and forms
 * to this server and to the storefront.
 */
export function pageHeaders(publicUrl: string): Record<string, string> {
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self' 'sha256-${styleHash}'`,
      "font-src 'self'",
      `form-action 'self' ${new URL(publicUrl).origin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    // Not no-referrer: browsers would then send "Origin: null" with the form, which the storefront rejects.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

/** HTML that is part of a page of the sandbox gateway or of a mock provider. */
export type PageContent = ReturnType<typeof html>;

const BUTTONS: readonly { decision: Decision; label: string; kind: string }[] = [
  { decision: 'approve', label: 'approve', kind: 'main' },
  { decision: 'decline', label: 'decline', kind: 'plain' },
  { decision: 'cancel', label: 'cancel', kind: 'plain' },
  { decision: 'approve-later', label: 'laterApprove', kind: 'late' },
  { decision: 'decline-later', label: 'laterDecline', kind: 'late' },
];

export function paymentPage(session: SandboxSessionRow): string {
  const { locale } = session;
  const { t } = messages(locale);
  const button = ({ decision, label, kind }: (typeof BUTTONS)[number]) =>
    html`<button class="${kind}" name="decision" value="${decision}">
      ${t(`sandbox:${label}`)}
    </button>`;
  const buttons = (late: boolean) =>
    BUTTONS.filter(({ kind }) => (kind === 'late') === late).map(button);
  return htmlPage(
    locale,
    t('sandbox:title'),
    html`<p class="notice" role="note">${t('sandbox:noRealMoney')}</p>
      <h1>${t('sandbox:title')}</h1>
      <p>${t('sandbox:explain')}</p>
      <dl>
        <div>
          <dt>${t('sandbox:payTo')}</dt>
          <dd>${session.merchant}</dd>
        </div>
        <div>
          <dt>${t('sandbox:reference')}</dt>
          <dd><bdi>${session.reference}</bdi></dd>
        </div>
        <div class="amount">
          <dt>${t('sandbox:amount')}</dt>
          <dd>
            <bdi>${formatMoney({ minor: session.minor, currency: session.currency }, locale)}</bdi>
          </dd>
        </div>
        ${session.monthly === 1 ? monthly(t) : ''}
      </dl>
      <form method="post">
        <input type="hidden" name="guard" value="${session.guard}" />
        ${buttons(false)}
        <fieldset>
          <legend>${t('sandbox:laterTitle')}</legend>
          <p>${t('sandbox:laterHint')}</p>
          ${buttons(true)}
        </fieldset>
      </form>`,
  );
}

export function monthly(t: TFunction): PageContent {
  return html`<div>
    <dt>${t('sandbox:howOften')}</dt>
    <dd>${t('sandbox:everyMonth')}</dd>
  </div>`;
}

/** The page for a URL without a known session. */
export function closedPage(locale: Locale): string {
  const { t } = messages(locale);
  return htmlPage(
    locale,
    t('sandbox:closedTitle'),
    html`<p class="notice" role="note">${t('sandbox:noRealMoney')}</p>
      <h1>${t('sandbox:closedTitle')}</h1>
      <p>${t('sandbox:closedText')}</p>`,
  );
}

/** A complete page, in a style that differs from the site and from real providers. Plain HTML without scripts. */
export function htmlPage(locale: Locale, heading: string, content: PageContent): string {
  const title = `${heading} · ${LOCALE_NAMES[locale]}`;
  return String(
    html`<!doctype html>
      <html lang="${locale}" dir="${direction(locale)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${STYLE_ELEMENT}
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
  );
}
