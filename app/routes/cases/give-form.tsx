/** Gift form of a case: an amount up to the balance, or the whole balance with one button. */
import { Form, useFormAction } from '@remix-run/react';
import { mayNameRecipient } from '#domain/offerings/funds';
import { formatMoney, units } from '#domain/money';
import { DEFAULT_SUGGESTED_AMOUNT, MINIMUM_AMOUNT } from '#domain/constants';
import { balanceIn, remainingUnits, type Limit } from '#domain/offerings';
import { useLocale, useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/submit';
import { CartButton, DonateButton } from '../../giving/give-buttons';
import { IntentionChoice } from '../../giving/intention-choice';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import { useTypedAmount } from '../../giving/typed-amount';
import type { CaseView } from './view.server';

type Props = { of: CaseView; limit: Limit; form: Submission };

export function GiveForm({ of, limit, form }: Props) {
  const t = useText('giving');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency, intentions } = of;
  const whole = balanceIn(remainingUnits(limit), currency, of.rates);
  const least = units(MINIMUM_AMOUNT, currency).minor;
  const onlyWholeBalance = whole !== null && whole.minor < least;
  const suggestions = of.suggestions.filter(
    (amount) => whole === null || units(amount, currency).minor <= whole.minor,
  );
  const usual = suggestions.find((amount) => amount === DEFAULT_SUGGESTED_AMOUNT) ?? suggestions[0];
  const preset = field('amount', usual === undefined ? '' : String(usual));
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(currency);
  return (
    <Form method="post" noValidate action={`${action}#${FORM_ANCHOR}`} className="grid gap-3">
      <FormErrors
        form={form}
        labels={{
          amount: t('amount', { currency: t(`currency.${currency}`) }),
          intention: t('intentionLabel'),
          ...recipientLabels(t),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      {!onlyWholeBalance && (
        <AmountPicker
          currency={currency}
          suggestions={suggestions}
          label={t('amount', { currency: t(`currency.${currency}`) })}
          defaultValue={preset.defaultValue}
          defaultOther={other}
          errors={preset.errors}
          onAmount={setAmount}
        />
      )}
      {intentions.length > 1 && (
        <div className="grid gap-1">
          <IntentionChoice intentions={intentions} field={field('intention', intentions[0])} />
          {of.zakatAuthority && <p className="sm muted">{of.zakatAuthority}</p>}
        </div>
      )}
      {mayNameRecipient(intentions) && <RecipientFields field={field} saved={of.recipients} />}
      <div className="grid gap-1">
        {!onlyWholeBalance && (
          <DonateButton amount={amount} owed={intentions.length > 1 ? t('giveZakat') : undefined} />
        )}
        {whole && <Complete whole={whole} isOnly={onlyWholeBalance} />}
        {!onlyWholeBalance && <CartButton />}
      </div>
    </Form>
  );
}

type CompleteProps = { whole: NonNullable<ReturnType<typeof balanceIn>>; isOnly: boolean };

/** Comes after the donate button, so that Enter in the amount field gives the typed amount. */
function Complete({ whole, isOnly }: CompleteProps) {
  const t = useText('cases');
  const locale = useLocale();
  return (
    <>
      {isOnly && <p className="sm muted">{t('give.onlyWhole')}</p>}
      <input type="hidden" name="seen" value={whole.minor} />
      <Submit
        {...(isOnly ? { size: 'lg' as const } : { kind: 'quiet' as const })}
        wide
        name="intent"
        value="complete"
        waiting={t('giving:opening')}
      >
        {t('give.complete', { amount: formatMoney(whole, locale) })}
      </Submit>
    </>
  );
}
