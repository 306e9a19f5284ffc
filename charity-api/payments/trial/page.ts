/**
 * The payment page of a trial. It states in the donor's language that no money moves, and asks how the payment ends.
 */
import { html } from 'hono/html';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales';
import { messages } from '../../http/messages';
import { htmlPage, monthly, type PageContent } from '../sandbox/page';

export type TrialMethod = 'Stripe' | 'Paypal' | 'Xendit';

export type Decision = {
  /** Value of the form field `decision`. */
  value: string;
  /** Translation key of the button, below `sandbox:trial.decision`. */
  label: string;
  /** main: the primary button. late: the result follows later. */
  kind: 'main' | 'plain' | 'late';
  /** Sends the form without the name on the card. */
  leaves?: boolean;
};

export type TrialPage = {
  method: TrialMethod;
  locale: Locale;
  payTo: string | null;
  reference: string;
  /** Formatted, because a provider supports currencies that the site's `Money` does not. */
  amount: string;
  isMonthly?: boolean;
  /** The page is shown again because the card was declined. */
  wasDeclined?: boolean;
  /** Asks for the name on the card. */
  cardholder?: { isMissing: boolean };
  decisions: readonly Decision[];
};

/** The language of the return URL. The providers' APIs support fewer languages than the site. */
export function localeOfReturn(url: string): Locale {
  const [, first] = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

export function trialPage(shown: TrialPage): string {
  const { method, locale, payTo, reference, amount, decisions, cardholder } = shown;
  const { t } = messages(locale);
  const provider = t(`sandbox:trial.provider.${method}`);
  const heading = t(`sandbox:trial.title.${method}`);
  const late = decisions.filter(({ kind }) => kind === 'late');
  const button = ({ value, label, kind, leaves }: Decision): PageContent =>
    html`<button class="${kind}" name="decision" value="${value}" ${leaves ? 'formnovalidate' : ''}>
      ${t(`sandbox:trial.decision.${label}`)}
    </button>`;
  return htmlPage(
    locale,
    heading,
    html`<p class="notice" role="note">${t('sandbox:trial.notice', { provider })}</p>
      <h1>${heading}</h1>
      <p>${t(`sandbox:trial.explain.${method}`)}</p>
      <dl>
        ${payTo === null ? '' : fact(t('sandbox:payTo'), html`${payTo}`)}
        ${fact(t('sandbox:reference'), html`<bdi>${reference}</bdi>`)}
        ${fact(t('sandbox:amount'), html`<bdi>${amount}</bdi>`, 'amount')}
        ${shown.isMonthly ? monthly(t) : ''}
      </dl>
      ${
        shown.wasDeclined
          ? html`<p class="error" role="alert">${t('sandbox:trial.wasDeclined')}</p>`
          : ''
      }
      <form method="post">
        ${cardholder ? cardholderField(t, cardholder) : ''}
        ${decisions.filter(({ kind }) => kind !== 'late').map(button)}
        ${
          late.length === 0
            ? ''
            : html`<fieldset>
                <legend>${t('sandbox:laterTitle')}</legend>
                <p>${t('sandbox:laterHint')}</p>
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

/** There is no field for a card number, because a visitor could type a real one. */
function cardholderField(
  t: ReturnType<typeof messages>['t'],
  { isMissing }: { isMissing: boolean },
): PageContent {
  const said = isMissing ? 'cardholder-error cardholder-hint' : 'cardholder-hint';
  return html`<label for="cardholder">${t('sandbox:trial.cardholder')}</label>
    ${
      isMissing
        ? html`<p class="error" id="cardholder-error">${t('sandbox:trial.cardholderMissing')}</p>`
        : ''
    }
    <input
      type="text"
      id="cardholder"
      name="cardholder"
      autocomplete="cc-name"
      maxlength="120"
      required
      aria-describedby="${said}"
      ${isMissing ? html`aria-invalid="true" autofocus` : ''}
    />
    <p class="hint" id="cardholder-hint">${t('sandbox:trial.cardholderHint')}</p>`;
}
