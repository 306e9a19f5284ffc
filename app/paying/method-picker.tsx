/** The choice of the payment method. Methods that cannot accept this amount are last and collapsed, with the reason. */
import type { PaymentMethod } from '#contract/content';
import { type Currency, formatMoney, type Money as Amount } from '#domain/money';
import type { Interval } from '#domain/orders';
import { useLocale, useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { Icon, type IconName } from '#web/ui/icon';
import { Alert, Badge, Money } from '#web/ui/parts';
import { isChoosable, isRounded, type MethodView } from './method-view';
import type { Methods } from './methods.server';
import { UnavailableMethod } from './unable-method';

const ICONS: Record<PaymentMethod, IconName> = {
  Bank: 'bank',
  Stripe: 'card',
  Xendit: 'card',
  Paypal: 'card',
};

type Props = {
  methods: Methods | null;
  total: Amount;
  interval: Interval;
  /** True when this page has the form that changes the currency. */
  canChangeCurrency?: boolean;
  /** Returns the submitted values and the errors of a field of the form. */
  field: (name: string, otherwise?: string) => FieldState;
  /** The initial choice, if the form has not been submitted. */
  chosen?: PaymentMethod;
};

export function MethodPicker({ methods, field, chosen, ...asked }: Props) {
  const t = useText('payment');
  const { errors, defaultValue } = field('method', chosen);
  const quote = field('quote');
  if (!methods) {
    return (
      <>
        {/* Keeps the donor's choice until the payment methods can be fetched again. */}
        <input type="hidden" name="method" value={defaultValue ?? ''} />
        <Alert tone="warm">{t('unavailable')}</Alert>
      </>
    );
  }
  const { offered, preselected, unable } = methods;
  const able = offered.filter(isChoosable).map(({ method }) => method);
  const checked = able.find((method) => method === defaultValue) ?? preselected;
  const pressed = quote.errors.length > 0 ? quote.defaultValue?.split(' ')[0] : undefined;
  return (
    <fieldset id="method" aria-describedby={errors.length > 0 ? 'method-error' : undefined}>
      <legend className="vh">{t('legend')}</legend>
      {/* Enter in a field activates the first button of the form. It must not be one that accepts another amount. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden />
      {quote.errors.length > 0 && (
        <QuoteRejected
          errors={quote.errors}
          view={offered.find((view) => view.method === pressed)}
        />
      )}
      {offered.map((view) =>
        isChoosable(view) ? (
          <Method
            // A new element for each currency, so that the method preselected for it is checked.
            key={`${view.method} ${asked.total.currency}`}
            view={view}
            currency={asked.total.currency}
            isChosen={view.method === checked}
          />
        ) : (
          <UnavailableMethod
            key={view.method}
            {...{ view, ...asked }}
            wasChosen={view.method === unable}
            hasOthers={able.length > 0}
            wasPressed={view.method === pressed}
          />
        ),
      )}
      {able.length === 0 && offered.every(({ offer }) => offer === null) && (
        <Alert tone="warm">{t(noMethodTextKey(offered, asked.interval))}</Alert>
      )}
      <FieldErrors id="method" errors={errors} />
    </fieldset>
  );
}

/** Returns the key of the text for a form in which no payment method can be chosen. */
function noMethodTextKey(offered: readonly MethodView[], interval: Interval) {
  if (interval === 'month') return 'noneMonthly';
  if (offered.some(({ obstacle }) => obstacle === 'minimum')) return 'noneBelowMinimum';
  return offered.some(({ obstacle }) => obstacle === 'maximum') ? 'noneAboveMaximum' : 'none';
}

type MethodProps = { view: MethodView; currency: Currency; isChosen: boolean };

function Method({ view, currency, isChosen }: MethodProps) {
  const t = useText('payment');
  const locale = useLocale();
  const { method, isTrial, step, offer } = view;
  return (
    <label className="pick">
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={isChosen}
        className={isRounded(view) ? 'rounds-up' : undefined}
        aria-describedby={`about-${method}`}
      />
      <b>{t(`method.${method}`)}</b>
      {isTrial ? (
        <span className="self-start">
          <Badge tone="warm">{t('noRealMoney')}</Badge>
        </span>
      ) : (
        <Icon name={ICONS[method]} />
      )}
      <span className="sm muted" id={`about-${method}`}>
        {t(`about.${method}`)}
        {step && (
          <>
            {' '}
            {t(`onlySteps.${method}`, {
              currency: t(`currency.${currency}`),
              step: formatMoney(step, locale),
            })}{' '}
            {offer?.isRoundedUp && t('quote.roundedUp')}
          </>
        )}
      </span>
    </label>
  );
}

/** The message for a quote that the donor confirmed after it had expired or changed, with the current amount. */
function QuoteRejected({ errors, view }: { errors: string[]; view: MethodView | undefined }) {
  const t = useText('payment');
  return (
    <Alert tone="bad">
      <p>
        {errors.join(' ')}{' '}
        {view?.offer && (
          <>
            {t('quote.now', { method: t(`method.${view.method}`) })}{' '}
            <b>
              <Money amount={view.offer.charged} />
            </b>
          </>
        )}
      </p>
    </Alert>
  );
}
