/** The payment method of a quick donation: a card or PayPal. The checkout lists every method. */
import { useEffect, useRef, type MouseEvent } from 'react';
import { preselectedMethod } from '#domain/orders/payment-methods';
import type { Currency } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import type { QuickMethod, QuickOffer } from './view.server';

type Props = {
  offer: QuickOffer;
  currency: Currency;
  /** True: methods that cannot repeat the gift every month are disabled. */
  isMonthly: boolean;
  field: FieldState;
};

export function MethodChoice({ offer, currency, isMonthly, field }: Props) {
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
