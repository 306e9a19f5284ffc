/** Panel of a mosque: progress of all repairs, and the form; without open repairs, a link to other mosques. */
import { Form, useFormAction } from '@remix-run/react';
import { useState } from 'react';
import { MINIMUM_AMOUNT } from '#domain/constants';
import { type Currency, formatMoney, type Money as Amount, units } from '#domain/money';
import { type Portion, spread } from '#domain/offerings/repairs';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Disclosure, Money, Submit } from '#web/ui/parts';
import { Progress } from '#web/ui/progress';
import { GiveButtons } from '../../giving/give-buttons';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import type { AmountOffer } from '../../giving/suggested-amounts.server';
import { useTypedAmount } from '../../giving/typed-amount';
import { useLastOpenData } from '../../giving/use-while-open';
import { ALL_REPAIRS, FORM_ID } from './choice';
import { RepairChoice } from './repair-choice';
import type { MosqueView, RepairView } from './view.server';

type Props = {
  mosque: MosqueView;
  repairs: readonly RepairView[];
  form: Submission;
  /** Preview of how a gift is split, when the donor requested it without scripts. */
  shown: readonly Portion[] | null;
};

export function GivePanel({ mosque, repairs, form, shown }: Props) {
  const t = useText('mosques');
  const links = useLinks();
  const { goal, raised, offer } = mosque;
  const open = openOf(repairs);
  const known = useLastOpenData(repairs, open.length > 0);
  const isHeld = repairs.some(({ standing }) => standing === 'held');
  return (
    <div className="box lift grid gap-3">
      <Progress raised={raised} goal={goal} label={t('progress')} />
      {open.length === 0 && (
        <>
          {!known && <FormErrors form={form} />}
          <Alert tone={isHeld ? 'warm' : 'ok'}>{t(isHeld ? 'allHeld' : 'allDone')}</Alert>
          <ButtonLink wide kind={known ? 'quiet' : 'filled'} to={links.mosques()}>
            {t('others')}
          </ButtonLink>
        </>
      )}
      {known && <GiveForm offer={offer} open={openOf(known)} form={form} shown={shown} />}
    </div>
  );
}

const openOf = (repairs: readonly RepairView[]) =>
  repairs.filter(({ standing }) => standing === 'open');

type GiveFormProps = {
  offer: AmountOffer;
  /** At least one. */
  open: readonly RepairView[];
  form: Submission;
  shown: readonly Portion[] | null;
};

/** Gift form of a mosque: one repair or all, an amount, and a preview of how the gift is split. */
function GiveForm({ offer, open, form, shown }: GiveFormProps) {
  const t = useText('giving');
  const m = useText('mosques');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency } = offer;
  const choice = field('to', open.length > 1 ? ALL_REPAIRS : open[0]!.id);
  const [to, setTo] = useState(choice.defaultValue ?? ALL_REPAIRS);
  const preset = field('amount', offer.chosen);
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(currency);
  const round = useResultCount(form);
  const isOver = to !== ALL_REPAIRS && !open.some(({ id }) => id === to);
  const wanted =
    to === ALL_REPAIRS || open.length === 1 ? open : open.filter(({ id }) => id === to);
  return (
    <Form
      id={FORM_ID}
      method="post"
      noValidate
      action={`${action}#${FORM_ANCHOR}`}
      className="grid gap-3"
    >
      <FormErrors
        form={form}
        labels={{
          to: m('choose'),
          amount: t('amount', { currency: t(`currency.${currency}`) }),
          ...recipientLabels(t),
        }}
      />
      {isOver && !form?.error?.[''] && <Alert tone="warm">{m('chosenOver')}</Alert>}
      <input type="hidden" name="currency" value={currency} />
      <RepairChoice open={open} field={choice} onChoose={setTo} />
      <AmountPicker
        key={round}
        currency={currency}
        suggestions={offer.suggestions}
        label={t('amount', { currency: t(`currency.${currency}`) })}
        defaultValue={preset.defaultValue}
        defaultOther={other}
        errors={preset.errors}
        onAmount={setAmount}
      />
      {amount ? (
        <LiveSplitPreview amount={amount} wanted={wanted} />
      ) : (
        <RequestedSplitPreview shown={shown} open={open} currency={currency} />
      )}
      <RecipientFields field={field} saved={offer.recipients} />
      <GiveButtons amount={amount} />
    </Form>
  );
}

/** Returns a number that changes with each action result: as a React key, it makes the fields show new defaults. */
function useResultCount(form: Submission): number {
  const [seen, setSeen] = useState({ form, round: 0 });
  if (seen.form !== form) setSeen({ form, round: seen.round + 1 });
  return seen.round;
}

type Wanted = readonly RepairView[];

/** Preview of how a gift is split among repairs: immediately with scripts, on request without them. */
function LiveSplitPreview({ amount, wanted }: { amount: Amount; wanted: Wanted }) {
  const t = useText('mosques');
  const locale = useLocale();
  const needs = wanted.flatMap(({ id, rest }) => (rest ? [{ id, left: rest }] : []));
  if (needs.length === 0) return null;
  const least = units(MINIMUM_AMOUNT, amount.currency);
  const shared = spread(amount, needs, least);
  const hint = (key: string, of: Amount) => (
    <p className="hint" role="status">
      {t(key, { amount: formatMoney(of, locale) })}
    </p>
  );
  if (!shared.ok)
    return hint(shared.problem === 'tooMuch' ? 'tooMuch' : 'nextAmount', shared.nearest);
  return needs.length > 1 ? <Portions portions={shared.portions} of={wanted} /> : null;
}

type OnRequest = { shown: readonly Portion[] | null; open: Wanted; currency: Currency };

function RequestedSplitPreview({ shown, open, currency }: OnRequest) {
  const t = useText('mosques');
  if (open.length < 2) return null;
  return (
    <>
      {/* Portions includes the explanation, so it is shown only once. */}
      {shown ? <Portions portions={shown} of={open} /> : <SplitExplanation currency={currency} />}
      <noscript>
        <Submit kind="quiet" wide name="intent" value="spread">
          {t('showShared')}
        </Submit>
      </noscript>
    </>
  );
}

function Portions({ portions, of }: { portions: readonly Portion[]; of: Wanted }) {
  const t = useText('mosques');
  const currency = portions[0]?.amount.currency;
  return (
    <div className="grid gap-1" role="status">
      <p className="sm font-semibold">{t('shared')}</p>
      <ul className="rows sm">
        {portions.map(({ id, amount }) => {
          const repair = of.find((one) => one.id === id);
          return (
            <li key={id}>
              <span {...repair?.language}>{repair?.title}</span>
              <b>
                <Money amount={amount} />
              </b>
            </li>
          );
        })}
      </ul>
      {currency && <SplitExplanation currency={currency} />}
    </div>
  );
}

function SplitExplanation({ currency }: { currency: Currency }) {
  const t = useText('mosques');
  const locale = useLocale();
  const least = formatMoney(units(MINIMUM_AMOUNT, currency), locale);
  return (
    <Disclosure summary={t('howTitle')} className="sm">
      <p>{t('how', { least })}</p>
    </Disclosure>
  );
}
