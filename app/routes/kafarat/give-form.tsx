/** Form of the expiations page: cause, number, total and buttons. With scripts, the total changes with each input. */
import { Form, useFormAction } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { totalFor, unitPriceOf } from '#domain/cart';
import type { Currency } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { isIncompleteObligation, obligationsMet } from '#domain/offerings/kafarat';
import { useText } from '#web/i18n/strings';
import { Field, FieldErrors } from '#web/ui/field';
import { type FieldState, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import {
  Alert,
  DateText,
  Disclosure,
  Facts,
  Money,
  Submit,
  UnitPrice,
  Verbatim,
} from '#web/ui/parts';
import { GiveButtons } from '../../giving/give-buttons';
import { GIVE_ANCHOR } from '../../giving/panel-aside';
import { readTypedTotal, type TypedTotal, warningKeyOf } from './typed';
import type { ExpiationOffer, ExpiationTotal } from './view.server';

type Props = {
  offers: readonly ExpiationOffer[];
  currency: Currency;
  /** Id of the cause in the URL; `null` without a cause. */
  cause: string | null;
  /** Total of one obligation of `cause`; `null` without a cause. */
  first: ExpiationTotal | null;
  form: Submission;
  answer: { sum: ExpiationTotal; isToBeConfirmed: boolean } | null;
};

export function ExpiationForm({ offers, currency, cause, first, form, answer }: Props) {
  const t = useText('kafarat');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedTotal | null>(null);
  const updateTyped = useCallback(() => {
    if (element.current) setTyped(readTypedTotal(element.current, offers));
  }, [offers]);
  // The donor may have filled in fields before the scripts loaded.
  useEffect(updateTyped, [updateTyped, form]);

  const chosen = field('cause', cause ?? undefined);
  const known = typed ? typed.cause : (chosen.defaultValue ?? null);
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      action={`${action}#${GIVE_ANCHOR}`}
      onChange={updateTyped}
      className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:gap-x-8"
    >
      <div className="grid gap-2">
        <FormErrors
          form={form}
          anchor={GIVE_ANCHOR}
          labels={{
            cause: t('what'),
            obligations: t('howMany.any'),
            people: t('people'),
          }}
        />
        <input type="hidden" name="currency" value={currency} />
        <Causes offers={offers} field={chosen} />
      </div>
      <TotalPanel
        offer={offers.find(({ id }) => id === known) ?? null}
        sum={typed ? typed.sum : (answer?.sum ?? (form ? null : first))}
        isToBeConfirmed={!typed && (answer?.isToBeConfirmed ?? false)}
        field={field}
        isRefused={form?.status === 'error'}
      />
    </Form>
  );
}

/** The causes of an expiation as radio buttons. The details of the selected cause are shown below it. */
function Causes({ offers, field }: { offers: readonly ExpiationOffer[]; field: FieldState }) {
  const t = useText('kafarat');
  return (
    <fieldset id={field.id} className="grid gap-1" aria-describedby={field['aria-describedby']}>
      <legend className="mb-1">{t('what')}</legend>
      {offers.map((offer) => (
        <div key={offer.id} className="behind">
          <label className="tick pick">
            <input
              type="radio"
              name={field.name}
              value={offer.id}
              data-owed={offer.cause === 'unable_to_fast' || undefined}
              required
              defaultChecked={field.defaultValue === offer.id}
            />
            <b>{t(`cause.${offer.cause}`)}</b>
            <span>{offer.prices && <Money amount={totalFor(offer.prices, offer.people)} />}</span>
            <span className="sm muted">{t('each', { count: offer.people })}</span>
          </label>
          <Details offer={offer} />
        </div>
      ))}
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}

function Details({ offer }: { offer: ExpiationOffer }) {
  const { summary, language, instead, authority, ruledAt } = offer;
  const t = useText('kafarat');
  return (
    <div className="grid gap-1 border-s-[4px] border-brand bg-tint p-2 text-sm">
      <p {...language}>{summary}</p>
      <p>
        <b>{t('before')}</b> <span {...language}>{instead}</span>
      </p>
      <p className="muted">
        <b>{t('ruling')}</b> <span {...language}>{authority}</span> {t('asOf')}{' '}
        <DateText date={ruledAt} />
      </p>
    </div>
  );
}

type TotalPanelProps = {
  /** The selected expiation; `null` when none is selected. */
  offer: ExpiationOffer | null;
  sum: ExpiationTotal | null;
  isToBeConfirmed: boolean;
  field: (name: string, otherwise?: string) => FieldState;
  isRefused: boolean;
};

/** The fields for the number of obligations or people, the calculated total, and the buttons that give it. */
function TotalPanel({ offer, sum, isToBeConfirmed, field, isRefused }: TotalPanelProps) {
  const t = useText('kafarat');
  const isHydrated = useHydrated();
  const people = field('people');
  // Without scripts, the button shows no amount: it would be wrong after a change of the number.
  const total = isHydrated ? (sum?.total ?? null) : null;
  return (
    <aside
      // After an error, the error summary has the anchor instead.
      id={isRefused ? undefined : GIVE_ANCHOR}
      aria-label={t('sum')}
      className="box lift grid gap-3 md:[@media(min-height:51.25em)]:sticky md:top-3"
    >
      <Field
        {...field('obligations', '1')}
        label={t(`howMany.${(isHydrated && offer?.cause) || 'any'}`)}
        inputMode="numeric"
        maxLength={4}
      />
      <Disclosure summary={t('otherPeople')} open={Boolean(people.defaultValue)}>
        <Field
          {...people}
          label={t('people')}
          hint={t('peopleHint')}
          inputMode="numeric"
          maxLength={4}
        />
      </Disclosure>
      {sum ? (
        <TotalCalculation sum={sum} each={offer?.people ?? 1} isToBeConfirmed={isToBeConfirmed} />
      ) : (
        <p className="sm muted">{t('chooseFirst')}</p>
      )}
      {offer && !offer.prices && <Alert tone="warm">{t('noPrice')}</Alert>}
      <GiveButtons amount={total} label={t('give')} owed={t('giveFidya')}>
        {!isHydrated && (
          <Submit kind="quiet" wide name="intent" value="workOut" waiting={t('workingOut')}>
            {t('workOut')}
          </Submit>
        )}
      </GiveButtons>
      <p className="sm muted">{t('several')}</p>
    </aside>
  );
}

/** Currency of the published prices. */
const PRICED_IN: Currency = 'OMR';

type TotalCalculationProps = {
  sum: ExpiationTotal;
  /** Number of people that one obligation feeds. */
  each: number;
  /** The donor submitted the form before the page showed the warning, and must submit it again. */
  isToBeConfirmed: boolean;
};

/** The calculation of the total, and a warning when an obligation is incomplete. */
function TotalCalculation({ sum, each, isToBeConfirmed }: TotalCalculationProps) {
  const { obligations, people, total } = sum;
  const t = useText('kafarat');
  const one = total && unitPriceOf(total, people);
  const broken = isIncompleteObligation(people, each);
  const steps =
    obligations === null || each === 1
      ? formatNumber(people)
      : `${formatNumber(obligations)} × ${each} = ${formatNumber(people)}`;
  return (
    <div className="grid gap-2">
      <Facts
        rows={[
          { label: t('sumFed'), value: <Verbatim>{steps}</Verbatim> },
          ...(total && one
            ? [
                { label: t('sumPrice'), value: <UnitPrice unit={one} /> },
                { label: t('sumTotal'), value: <Money amount={total} />, sum: true },
              ]
            : []),
        ]}
      />
      {total && total.currency !== PRICED_IN && <p className="sm muted">{t('rounded')}</p>}
      <div role="status">
        {broken && (
          <Alert tone="warm">
            <p>{t('broken', { count: obligationsMet(people, each).missing })}</p>
            {isToBeConfirmed && <p>{t('pressAgain')}</p>}
          </Alert>
        )}
      </div>
      {/* Identifies the warning. The action shows a new one when the number or the cause changes. */}
      <input type="hidden" name="seen" value={broken ? warningKeyOf(sum) : ''} />
    </div>
  );
}
