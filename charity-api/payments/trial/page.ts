/** The payment page of a trial: says that no money moves, and asks how the payment ends. It resembles no real bank. */
import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import {
  DEFAULT_LOCALE,
  direction,
  isLocale,
  LOCALE_NAMES,
  negotiateLocale,
  type Locale,
} from '#domain/locales';
import { formatMoney, isCurrency, parseAmount } from '#domain/money';
import { seconds } from '#domain/time/durations';
import { messages } from '../../http/messages';

const STYLE = `
:root { color-scheme: light dark; --ink: #16211f; --soft: #4f5e5b; --paper: #fff; --ground: #eef2f1;
  --line: #cfd8d6; --main: #00706f; --main-ink: #fff; --amber: #fff3d6; --amber-ink: #5c3d00; --bad: #a3201d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efed; --soft: #a9b8b5; --paper: #17211f;
  --ground: #0e1514; --line: #33413e; --main: #5fd0cb; --main-ink: #06201f; --amber: #3a2c0b; --amber-ink: #ffdf9b; --bad: #ffb3ad; } }
* { box-sizing: border-box; }
body { margin: 0; padding: min(1rem, 5vw); background: var(--ground); color: var(--ink);
  font: 1rem/1.6 Cairo, "Cairo Arabic", "Cairo fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans Arabic", "Geeza Pro", Tahoma, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: min(1.25rem, 6vw); background: var(--paper);
  border: 1px solid var(--line); border-radius: 3px; }
.notice { margin: 0 0 1.25rem; padding: .75rem min(1rem, 5vw); background: var(--amber); color: var(--amber-ink);
  border-inline-start: 4px solid currentcolor; border-radius: 3px; font-weight: 600; }
h1 { margin: 0 0 .5rem; font-size: min(1.5rem, 11vw); line-height: 1.3; }
p { margin: 0 0 1rem; color: var(--soft); }
dl { margin: 0 0 1.25rem; border-block: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .625rem 0; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.amount dd { font-size: min(1.25rem, 9vw); font-variant-numeric: tabular-nums; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .625rem; padding: .5rem min(1rem, 3vw);
  font: inherit; font-weight: 600; color: var(--ink); background: transparent;
  border: 1px solid var(--soft); border-radius: 3px; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--main-ink); }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.error { margin: 0 0 .25rem; color: var(--bad); font-weight: 600; }
fieldset { margin: .75rem 0 0; padding: 1rem 0 0; border: 0; border-block-start: 1px solid var(--line); }
legend { padding: 0; padding-inline-end: .5rem; font-weight: 600; }
fieldset p { font-size: .9375rem; }
`;

/** Delay of a payment whose result the bank reports later, in ms. */
export const LATER = seconds(20);

/** Not part of the page's template, because the formatter could add whitespace and so change the hash in the CSP. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

type PageContent = ReturnType<typeof html>;

type TrialMethod = 'Stripe' | 'Paypal' | 'Xendit';

type Decision = {
  /** Value of the form field `decision`. */
  value: string;
  /** Translation key of the button, below `trial:decision`. */
  label: string;
  /** main: the primary button. late: the result follows later. */
  kind: 'main' | 'plain' | 'late';
};

type TrialPage = {
  method: TrialMethod;
  locale: Locale;
  payTo: string | null;
  reference: string;
  /** Formatted, because a provider supports currencies that the site's `Money` does not. */
  amount: string;
  isMonthly?: boolean;
  /** The page is shown again because the card was declined. */
  wasDeclined?: boolean;
  decisions: readonly Decision[];
};

type Payments<Payment> = Pick<TrialPage, 'method' | 'decisions'> & {
  path: string;
  /** Returns undefined for a URL without a payment, or with an expired one. */
  find: (c: Context) => Payment | undefined;
  /** Returns the URL to which the page of a decided payment redirects. null: the payment is open. */
  doneUrl: (payment: Payment) => string | null;
  /** The URL of the site after the payment, which has the language of the donor. */
  successUrl: (payment: Payment) => string;
  facts: (
    payment: Payment,
    locale: Locale,
  ) => Pick<TrialPage, 'payTo' | 'reference' | 'amount' | 'isMonthly'>;
  /** @returns the URL to which the donor is redirected */
  decide: (payment: Payment, decision: string) => string;
};

export function paymentPages<Payment>(
  publicUrl: string,
  { method, decisions, path, find, doneUrl, successUrl, facts, decide }: Payments<Payment>,
): Hono {
  const app = new Hono();
  const headers = pageHeaders(publicUrl);
  app.on(['GET', 'POST'], path, async (c) => {
    const payment = find(c);
    if (!payment) return c.body(closedPage(c), 404, headers);
    // The donor returned to a completed page by the Back button.
    const done = doneUrl(payment);
    if (done !== null) return c.redirect(done, 303);
    const isSent = c.req.method === 'POST';
    const sent = isSent ? (await c.req.parseBody()).decision : undefined;
    const decision = decisions.find(({ value }) => value === sent);
    if (decision) return c.redirect(decide(payment, decision.value), 303);
    const locale = localeOfReturn(successUrl(payment));
    const shown = { method, locale, decisions, ...facts(payment, locale) };
    const wasDeclined = c.req.query('declined') !== undefined;
    return c.body(trialPage({ ...shown, wasDeclined }), isSent ? 400 : 200, headers);
  });
  return app;
}

/** @param value a decimal number in units of the currency, such as "12.50" */
export function decimalAmount(value: string, currency: string, locale: Locale): string {
  const read = isCurrency(currency) ? parseAmount(value, currency) : undefined;
  return read?.ok ? formatMoney(read.value, locale) : `${value} ${currency}`;
}

/** The language of the return URL. The providers' APIs support fewer languages than the site. */
function localeOfReturn(url: string): Locale {
  const [, first] = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

/** Allows the one style by its hash, the storefront's fonts, and forms to this server and to the storefront. */
function pageHeaders(publicUrl: string): Record<string, string> {
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

function trialPage(shown: TrialPage): string {
  const { method, locale, payTo, reference, amount, decisions } = shown;
  const { t } = messages(locale);
  const provider = t(`trial:provider.${method}`);
  const heading = t(`trial:title.${method}`);
  const late = decisions.filter(({ kind }) => kind === 'late');
  const button = ({ value, label, kind }: Decision): PageContent =>
    html`<button class="${kind}" name="decision" value="${value}">
      ${t(`trial:decision.${label}`)}
    </button>`;
  return htmlPage(
    locale,
    heading,
    html`<p class="notice" role="note">${t('trial:notice', { provider })}</p>
      <h1>${heading}</h1>
      <p>${t(`trial:explain.${method}`)}</p>
      <dl>
        ${payTo === null ? '' : fact(t('trial:payTo'), html`${payTo}`)}
        ${fact(t('trial:reference'), html`<bdi>${reference}</bdi>`)}
        ${fact(t('trial:amount'), html`<bdi>${amount}</bdi>`, 'amount')}
        ${shown.isMonthly ? fact(t('trial:howOften'), html`${t('trial:everyMonth')}`) : ''}
      </dl>
      ${shown.wasDeclined ? html`<p class="error" role="alert">${t('trial:wasDeclined')}</p>` : ''}
      <form method="post">
        ${decisions.filter(({ kind }) => kind !== 'late').map(button)}
        ${
          late.length === 0
            ? ''
            : html`<fieldset>
                <legend>${t('trial:laterTitle')}</legend>
                <p>${t('trial:laterHint')}</p>
                ${late.map(button)}
              </fieldset>`
        }
      </form>`,
  );
}

function fact(label: string, value: PageContent, kind = ''): PageContent {
  return html`<div class="${kind}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** The page for a URL without an open payment, in the language of the visitor. */
function closedPage(c: Context): string {
  const locale = negotiateLocale(c.req.header('accept-language'));
  const { t } = messages(locale);
  return htmlPage(
    locale,
    t('trial:closedTitle'),
    html`<h1>${t('trial:closedTitle')}</h1>
      <p>${t('trial:closedText')}</p>`,
  );
}

/** A complete page, in a style that differs from the site and from real providers. Plain HTML without scripts. */
function htmlPage(locale: Locale, heading: string, content: PageContent): string {
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
