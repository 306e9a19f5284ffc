/** Gift form of an endowment: shares or an amount, and a certificate; checkout or cart. */
import { Form, useFormAction } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type PriceList, totalFor, unitPriceOf } from '#domain/cart';
import { currencyCode, formatMoney } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { FieldErrors, FieldFrame } from '#web/ui/field';
import {
  type FieldState,
  FORM_ANCHOR,
  FormErrors,
  type Submission,
  useSubmission,
} from '#web/ui/form-reply';
import { Alert, Money, useUnitPrice } from '#web/ui/parts';
import { GiveButtons } from '../../../giving/give-buttons';
import { type FormTotal, readFormTotal } from './typed';
import type { EndowmentView } from './view.server';

type Props = { endowment: EndowmentView; form: Submission };

export function EndowmentForm({ endowment: { price, prices, currency }, form }: Props) {
  const t = useText('endowments');
  const locale = useLocale();
  const unitPrice = useUnitPrice();
  const action = useFormAction();
  const { field } = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<FormTotal | null>(null);
  const updateTotal = useCallback(() => {
    if (element.current) setTyped(readFormTotal(element.current, prices, currency));
  }, [prices, currency]);
  // Reads the values that the donor chose before hydration.
  useEffect(updateTotal, [updateTotal, form]);

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const other = currentTarget.elements.namedItem('otherShares');
    const isShares = target instanceof HTMLInputElement && target.name === 'shares';
    if (isShares && other instanceof HTMLInputElement) other.value = '';
    updateTotal();
  }

  const by = price ? (field('by', 'shares').defaultValue ?? 'shares') : 'amount';
  const { errors, ...amount } = field('amount');
  const total = typed?.total ?? null;
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      action={`${action}#${FORM_ANCHOR}`}
      onChange={change}
      className="grid gap-3"
    >
      <FormErrors
        form={form}
        labels={{
          shares: t('howMany'),
          amount: t('amount'),
          certificateName: t('certificateName'),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      <fieldset className="grid gap-1">
        <legend className="mb-1">{t('how')}</legend>
        {price && prices && (
          <div className="behind">
            <label className="tick pick">
              <input
                type="radio"
                name="by"
                value="shares"
                defaultChecked={by === 'shares'}
                aria-describedby={field('shares')['aria-describedby']}
              />
              <b>{t('byShares', { price: formatMoney(price, locale) })}</b>
            </label>
            <div className="py-1">
              <ShareChoice
                prices={prices}
                field={field('shares', '1')}
                other={field('otherShares').defaultValue}
              />
            </div>
          </div>
        )}
        {!price && <Alert tone="warm">{t('noPrice')}</Alert>}
        <div className="behind">
          <label className="tick pick">
            <input type="radio" name="by" value="amount" defaultChecked={by === 'amount'} />
            <b>{t('byAmount')}</b>
          </label>
          <div className="py-1">
            <div className="join">
              <input
                className="in"
                inputMode="decimal"
                maxLength={20}
                aria-label={t('amount')}
                {...amount}
              />
              <span className="in unit">{currencyCode(currency, locale)}</span>
            </div>
            <FieldErrors id={amount.id} errors={errors} />
          </div>
        </div>
      </fieldset>
      <CertificateField field={field} />
      {typed?.shares && total && (
        <p className="row">
          <span className="sm muted">
            {t('sum', { count: typed.shares, price: unitPrice(unitPriceOf(total, typed.shares)) })}
          </span>{' '}
          <b>
            <Money amount={total} />
          </b>
        </p>
      )}
      <GiveButtons amount={total} label={t('give')} />
    </Form>
  );
}

/** Checkbox for a certificate, and the field for the name on it. CSS shows the field once the box is checked. */
function CertificateField({ field }: { field: (name: string) => FieldState }) {
  const t = useText('endowments');
  // Not `required`: while the field is hidden, the browser would reject the form without a visible message.
  const { errors, ...name } = field('certificateName');
  return (
    <div className="behind">
      <label className="tick">
        <input
          type="checkbox"
          name="certificate"
          value="yes"
          defaultChecked={field('certificate').defaultValue !== undefined}
        />
        <span>{t('certificate')}</span>
      </label>
      <div className="pt-1">
        <FieldFrame
          id={name.id}
          label={t('certificateName')}
          required
          hint={t('certificateHint')}
          errors={errors}
        >
          <input className="in" maxLength={120} {...name} />
        </FieldFrame>
      </div>
    </div>
  );
}

const COUNTS = [1, 2, 3, 5] as const;

type ShareChoiceProps = {
  prices: PriceList;
  field: FieldState;
  /** The typed number of shares. */
  other: string | undefined;
};

/** Choice of the number of shares: four options with their totals, or a typed number. */
function ShareChoice({ prices, field, other }: ShareChoiceProps) {
  const t = useText('endowments');
  const locale = useLocale();
  const { errors, id, name, defaultValue, ...wrong } = field;
  return (
    <fieldset className="amounts">
      <legend className="vh">{t('howMany')}</legend>
      <div className="chips grid grid-cols-2">
        {COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              value={count}
              defaultChecked={!other && defaultValue === String(count)}
            />
            <span>
              {count}
              <small className="muted">{formatMoney(totalFor(prices, count), locale)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="join">
        <input
          {...wrong}
          id={id}
          className="in"
          name="otherShares"
          inputMode="numeric"
          maxLength={4}
          defaultValue={other}
          placeholder={t('other')}
          aria-label={t('other')}
        />
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
