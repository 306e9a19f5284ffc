/** The form that changes the currency of the cart, with the exchange rates and their dates. */
import { Form } from '@remix-run/react';
import type { Currency } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldErrors } from '#web/ui/field';
import type { Submission } from '#web/ui/form-reply';
import { Disclosure, Submit } from '#web/ui/parts';
import type { Rate } from '../giving/rates.server';
import { RateText } from './rate-text';

/** Rates are units of a currency for one rial. */
const BASE: Currency = 'OMR';

type Props = {
  current: Currency;
  rates: Rate[];
  form: Submission;
  /** Id of the payment form on the same page. Its values are sent too, so that the reply shows them (decision 0028). */
  payForm?: string;
};

export function CurrencyForm({ current, rates, form, payForm }: Props) {
  const t = useText('gifts');
  if (rates.length < 2) return null;
  const errors = form?.error?.currency ?? [];
  const fields = (
    <>
      <label htmlFor="currency">{t('currency.label')}</label>
      {/* With long currency names on a narrow screen, the button wraps below the list and does not cut them off. */}
      <span className="flex flex-wrap gap-1">
        <select
          className="in flex-[1_1_8em] min-w-0"
          // The payment form has a field `currency` already.
          name={payForm ? 'to' : 'currency'}
          form={payForm}
          // A new element for each currency: `defaultValue` has an effect only on a new element.
          key={current}
          defaultValue={current}
          {...fieldAriaProps('currency', { errors })}
        >
          {rates.map(({ currency, title }) => (
            <option key={currency} value={currency}>
              {title}
            </option>
          ))}
        </select>
        <Submit
          kind="quiet"
          name={payForm ? 'change' : 'intent'}
          value="currency"
          form={payForm}
          waiting={t('currency.changing')}
        >
          {t('currency.change')}
        </Submit>
      </span>
      <FieldErrors id="currency" errors={errors} />
    </>
  );
  return (
    <div className="grid gap-1" id="currency-change">
      {payForm ? (
        <div className="field">{fields}</div>
      ) : (
        <Form method="post" noValidate className="field" preventScrollReset>
          {fields}
        </Form>
      )}
      <Disclosure className="sm" summary={t('currency.rates')}>
        <div className="muted grid gap-1 pb-1">
          <p>{t('currency.explain')}</p>
          <ul className="grid gap-0.5">
            {rates
              .filter(({ currency }) => currency !== BASE)
              .map((rate) => (
                <li key={rate.currency}>
                  <RateText from={BASE} rate={rate} />
                </li>
              ))}
          </ul>
        </div>
      </Disclosure>
    </div>
  );
}
