/**
 * The remaining balance and the gift form of a case, both updated while the page is open. A case that accepts no
 * gifts shows the reason and a link to open cases.
 */
import { Form, useFormAction } from '@remix-run/react';
import { DEFAULT_SUGGESTED_AMOUNT, MINIMUM_AMOUNT } from '#domain/constants';
import { formatMoney, money, type Money as Amount, units } from '#domain/money';
import { availabilityOf, balanceIn, type Limit, remainingUnits } from '#domain/offerings';
import { mayNameRecipient } from '#domain/offerings/funds';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Money, Submit } from '#web/ui/parts';
import { CartButton, DonateButton } from '../../giving/give-buttons';
import { IntentionChoice } from '../../giving/intention-choice';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import { useTypedAmount } from '../../giving/typed-amount';
import { useLimit } from '../../giving/use-limit';
import { useLastOpenData } from '../../giving/use-while-open';
import type { CaseView } from './view.server';

const TONES = { held: 'warm', completed: 'ok', closed: 'info' } as const;

export function GivePanel({ of, form }: { of: CaseView; form: Submission }) {
  const t = useText('cases');
  const links = useLinks();
  const limit = useLimit(of.id, of.limit);
  // Until the limit changes, use the availability from the server: the clock of the browser may be wrong.
  const standing = limit === of.limit ? of.standing : availabilityOf({ ...of, limit }, new Date());
  const figures = <CaseAmounts goal={of.goal} limit={limit} gifts={of.gifts} />;
  const open = useLastOpenData(limit, standing === 'open');
  const hasForm = open !== null && standing !== 'closed';
  return (
    <div className="box lift grid gap-3">
      {figures}
      {standing !== 'open' && (
        <>
          {!hasForm && <FormErrors form={form} />}
          <Alert tone={TONES[standing]}>{t(`noGifts.${standing}`)}</Alert>
          <ButtonLink wide kind={hasForm ? 'quiet' : 'filled'} to={links.cases({ state: 'open' })}>
            {t('noGifts.others')}
          </ButtonLink>
        </>
      )}
      {hasForm && <GiveForm of={of} limit={open} form={form} />}
    </div>
  );
}

/** Goal, donated and remaining amount of a case, and the amount that other donors are paying at this moment. */
function CaseAmounts({ goal, limit, gifts }: { goal: Amount; limit: Limit; gifts: number }) {
  const t = useText('cases');
  const locale = useLocale();
  const { capacity, paid, taken } = limit;
  const held = Math.min(taken, capacity) - paid;
  const isPart = held > 0 && taken < capacity;
  const figures = [
    { label: t('give.goal'), amount: goal },
    { label: t('give.donated'), amount: money(paid, 'OMR') },
  ];
  return (
    <div className="grid gap-1">
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={money(Math.max(0, capacity - paid), 'OMR')} />
        </b>{' '}
        <span className="muted">{t('give.remaining')}</span>
      </p>
      <progress
        className="bar"
        max={capacity}
        value={Math.min(paid, capacity)}
        aria-label={t('progress')}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm muted">
        {figures.map(({ label, amount }) => (
          <span key={label}>
            {label} <Money amount={amount} />
          </span>
        ))}
      </p>
      <p className="sm muted">{t('project:give.gifts', { count: gifts })}</p>
      <p className="sm" role="status">
        {isPart && t('give.held', { amount: formatMoney(money(held, 'OMR'), locale) })}
      </p>
    </div>
  );
}

/** Gift form of a case: an amount up to the balance, or the whole balance with one button. */
function GiveForm({ of, limit, form }: { of: CaseView; limit: Limit; form: Submission }) {
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
