/** The quick-donation form: category, amount, currency, recipient and payment method. It leads to the checkout. */
import { useFetcher } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Currency, currencyCode, formatMoney, isCurrency, plainAmount } from '#domain/money';
import { preselectedMethod } from '#domain/orders/payment-methods';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FieldErrors } from '#web/ui/field';
import { type FieldState, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import type { FormReply } from '../../forms/action.server';
import { IntervalChoice } from '../interval-choice';
import { RecipientFields, recipientLabels } from '../recipient-fields';
import { keepInUrl, useTypedAmount } from '../typed-amount';
import { CategoryChoice } from './category-choice';
import type { QuickMethod, QuickOffer } from './view.server';

type Props = {
  offer: QuickOffer;
  /** The action's reply, if the browser submitted the form without scripts. */
  form?: Submission;
  /** Prefix of all ids, for a page that can contain the form twice. */
  prefix?: string;
  /** A heading in the same row as the choice of the interval. */
  children?: ReactNode;
};

/** Only the server validates the form. With scripts, the donor stays on the page and sees the errors there. */
export function QuickForm({ offer, form: sent, prefix, children }: Props) {
  const t = useText('give');
  const locale = useLocale();
  const links = useLinks();
  const fetcher = useFetcher<FormReply>();
  const form = fetcher.data?.form ?? sent;
  const { field } = useSubmission(form, prefix);
  const money = field('currency', offer.currency);
  const typed = field('otherAmount').defaultValue ?? field('amount', offer.amount).defaultValue;
  const [currency, setCurrency] = useState(
    offer.currencies.find((code) => code === money.defaultValue) ?? offer.currency,
  );
  const sentCurrency = useRef(currency);
  const [hasChangedCurrency, setHasChangedCurrency] = useState(false);
  const [amount, setAmount] = useTypedAmount(currency);
  const repeats = field('interval', offer.interval);
  const [interval, setInterval] = useState<unknown>(repeats.defaultValue);
  const element = useRef<HTMLFormElement>(null);
  // A charity with one chip has one category: the list has only categories for which there is no chip.
  const [onlyCategory] = offer.categories.length === 1 ? offer.categories : [];

  // Read the choices that the donor made before scripts ran: the button must show the amount that the form contains.
  useEffect(() => {
    if (!element.current) return;
    const chosen = new FormData(element.current);
    const code = chosen.get('currency');
    if (isCurrency(code)) {
      setCurrency(code);
      setHasChangedCurrency(code !== sentCurrency.current);
    }
    setInterval(chosen.get('interval'));
    setAmount(String(chosen.get('otherAmount') || chosen.get('amount') || ''));
  }, [setAmount]);

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={links.give()}
      className="quickly"
      noValidate
      // The page behind the panel, which has a prefix, does not read the query.
      onSubmit={({ currentTarget }) => !prefix && keepInUrl(currentTarget, amount)}
    >
      {/* Enter in a field activates the first button of the form. It must not be one that converts the amount. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden />
      <FormErrors
        form={form}
        prefix={prefix}
        labels={{
          category: t('for'),
          amount: t('amount'),
          currency: t('currency'),
          ...recipientLabels(t),
          method: t('method'),
        }}
      />
      <div className="row">
        {children}
        {offer.monthly && <IntervalChoice field={repeats} onChoose={setInterval} />}
      </div>
      {onlyCategory ? (
        <input type="hidden" name="category" value={onlyCategory.id} />
      ) : (
        <CategoryChoice offer={offer} field={field} />
      )}
      <AmountPicker
        key={currency}
        id={field('amount').id}
        currency={currency}
        suggestions={offer.suggestions[currency]}
        label={t('amount')}
        // A change of the currency renders the fields again, with the amount. Until then, the typed text stays.
        defaultValue={hasChangedCurrency && amount ? plainAmount(amount) : typed}
        errors={field('amount').errors}
        onAmount={setAmount}
      >
        <select
          className="in unit"
          name="currency"
          aria-label={t('currency')}
          aria-describedby={money['aria-describedby']}
          id={money.id}
          defaultValue={currency}
          onChange={(event) => {
            setCurrency(event.currentTarget.value as Currency);
            setHasChangedCurrency(true);
          }}
        >
          {offer.currencies.map((code) => (
            <option key={code} value={code}>
              {currencyCode(code, locale)}
            </option>
          ))}
        </select>
      </AmountPicker>
      <FieldErrors id={money.id} errors={money.errors} />
      <RecipientFields field={field} />
      <MethodChoice
        {...{ offer, currency }}
        isMonthly={interval === 'month'}
        field={field('method')}
      />
      <div className="dock">
        <Submit size="lg" wide waiting={t('giving:opening')} busy={fetcher.state !== 'idle'}>
          {amount
            ? t(interval === 'month' ? 'giving:donateMonthly' : 'giving:donateAmount', {
                amount: formatMoney(amount, locale),
              })
            : t('donate')}
        </Submit>
      </div>
      {/* After the main button, because Enter in a field activates the first submit button. */}
      {money.errors.length > 0 && (
        <Submit kind="quiet" name="intent" value="convert" busy={fetcher.state !== 'idle'}>
          {t('convert')}
        </Submit>
      )}
    </fetcher.Form>
  );
}

type MethodChoiceProps = {
  offer: QuickOffer;
  currency: Currency;
  /** True: methods that cannot repeat the gift every month are disabled. */
  isMonthly: boolean;
  field: FieldState;
};

/** The payment method of a quick donation: a card or PayPal. The checkout lists every method. */
function MethodChoice({ offer, currency, isMonthly, field }: MethodChoiceProps) {
  const { methods, method } = offer;
  const t = useText('give');
  const set = useRef<HTMLFieldSetElement>(null);
  const chosen = field.defaultValue ?? method;
  const refusalOf = (one: QuickMethod) =>
    one.refusals[currency] ?? (isMonthly ? one.notMonthly : null);
  const able = methods.filter((one) => !refusalOf(one));
  const offered = `${currency} ${able.map((one) => one.method).join(' ')}`;
  const last = useRef(offered);
  /** The preselected method, or null when the form was sent before: then the method is the donor's choice. */
  const ours = useRef(field.defaultValue === undefined ? method : null);
  const unable = methods.find((one) => !able.includes(one));
  const instead = unable?.refusals[currency] && unable.currencies[0];

  // Until the donor chooses a method, preselect it by the currency: PayPal if it accepts the currency and the interval.
  useEffect(() => {
    if (last.current === offered) return;
    last.current = offered;
    const radios = [...(set.current?.querySelectorAll('input') ?? [])];
    const checked = radios.find((radio) => radio.checked);
    if (checked && !checked.disabled && checked.value !== ours.current) return;
    ours.current = preselectedMethod(able.map((one) => one.method));
    for (const radio of radios) radio.checked = radio.value === ours.current;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `offered` names the methods of `able`
  }, [offered]);

  const hint = `${field.id}-unable`;
  return (
    <>
      <input type="hidden" name="methodCurrency" value={currency} />
      {/* No method accepts the currency: send any method, because the checkout asks for one again. */}
      {able.length === 0 && <input type="hidden" name="method" value="Paypal" />}
      {methods.length > 0 && (
        <fieldset ref={set} id={field.id} aria-describedby={field['aria-describedby']}>
          <legend className="vh">{t('method')}</legend>
          <div className="pay">
            <span className="req" aria-hidden>
              {t('method')}
            </span>
            <div className="chips">
              {methods.map((one) => (
                <label key={one.method}>
                  <input
                    type="radio"
                    name="method"
                    value={one.method}
                    disabled={!able.includes(one)}
                    aria-describedby={able.includes(one) ? undefined : hint}
                    defaultChecked={one.method === chosen}
                  />
                  <span>{one.title}</span>
                </label>
              ))}
            </div>
          </div>
          {unable && (
            <p className="hint" id={hint}>
              {refusalOf(unable)}{' '}
              {instead && (
                <button
                  name="payIn"
                  value={instead}
                  className="btn plain px-0 text-start"
                  onClick={submitAsDocument}
                >
                  {t(`payIn.${instead}`)}
                </button>
              )}
            </p>
          )}
          <FieldErrors id={field.id} errors={field.errors} />
        </fieldset>
      )}
    </>
  );
}

/** The page `/give` shows the converted amount. With scripts, the fetcher would keep the fields of this page. */
function submitAsDocument({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  form?.addEventListener('submit', (event) => event.stopPropagation(), { once: true });
}
