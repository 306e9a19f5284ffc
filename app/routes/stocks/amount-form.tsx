/** Form for donors who know the amount to purify, without a calculation. */
import { Form } from '@remix-run/react';
import { currencyCode, type Currency } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { FieldFrame } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/submit';
import { GIVE_ANCHOR } from '../../giving/anchor';

export function AmountForm({ currency, form }: { currency: Currency; form: Submission }) {
  const t = useText('stocks');
  const locale = useLocale();
  const links = useLinks();
  const { field } = useSubmission(form);
  const { errors, ...amount } = field('amount');
  const label = t('own.amount', { currency: t(`giving:currency.${currency}`) });
  return (
    <Form
      id={GIVE_ANCHOR}
      method="post"
      action={`${links.stockPurge()}#${FORM_ANCHOR}`}
      className="box grid gap-2"
      noValidate
    >
      <h2 className="text-lg">{t('own.title')}</h2>
      <FormErrors form={form} labels={{ amount: label }} />
      <input type="hidden" name="currency" value={currency} />
      <FieldFrame id={amount.id} label={label} required errors={errors}>
        <div className="join">
          <input className="in" inputMode="decimal" maxLength={20} {...amount} />
          <span className="in unit">{currencyCode(currency, locale)}</span>
        </div>
      </FieldFrame>
      <div className="grid gap-1">
        <Submit kind="quiet" wide name="intent" value="donate" waiting={t('giving:opening')}>
          {t('own.pay')}
        </Submit>
        <Submit kind="plain" wide name="intent" value="cart" waiting={t('giving:adding')}>
          {t('giving:addToCart')}
        </Submit>
      </div>
    </Form>
  );
}
