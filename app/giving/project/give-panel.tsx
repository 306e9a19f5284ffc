/** The box with a campaign's progress and gift form, or the reason why it accepts no gifts and a link to others. */
import { Form, useFormAction } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money';
import { mayNameRecipient } from '#domain/offerings/funds';
import type { Interval } from '#domain/orders';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Money } from '#web/ui/parts';
import { Percent } from '#web/ui/progress';
import { Countdown } from '../countdown';
import { CartButton } from '../give-buttons';
import { Impact } from '../impact';
import { IntentionChoice } from '../intention-choice';
import { IntervalChoice } from '../interval-choice';
import { PayBar } from '../pay-bar';
import { RecipientFields, recipientLabels } from '../recipient-fields';
import type { GiftOffer } from '../suggested-amounts.server';
import { keepInUrl, useTypedAmount } from '../typed-amount';
import type { ProjectView } from './view.server';

export function GivePanel({ project, form }: { project: ProjectView; form: Submission }) {
  const { offer, deadline, remaining } = project;
  return (
    <div className="box lift grid gap-3">
      {offer ? (
        <GiveForm offer={offer} form={form}>
          <Raised project={project} />
          {deadline && remaining && <Countdown deadline={deadline} remaining={remaining} />}
        </GiveForm>
      ) : (
        <>
          <Raised project={project} />
          <NoGifts project={project} />
        </>
      )}
    </div>
  );
}

function Raised({ project: { goal, raised, gifts, countedAs } }: { project: ProjectView }) {
  const t = useText('project');
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={raised} />
        </b>{' '}
        <span className="muted">
          {goal ? t('shell:ui.goal', { amount: formatMoney(goal, locale) }) : t('give.given')}
        </span>
      </p>
      {goal && (
        <progress
          className="bar"
          max={goal.minor}
          value={Math.min(raised.minor, goal.minor)}
          aria-label={t('card:progress')}
        />
      )}
      <p className="row sm muted">
        {goal && (
          <span>
            <Percent raised={raised} goal={goal} /> {t('give.raised')}
          </span>
        )}{' '}
        <span>{t(`give.${countedAs}`, { count: gifts })}</span>
      </p>
    </div>
  );
}

function NoGifts({ project: { state, category } }: { project: ProjectView }) {
  const t = useText('project');
  const links = useLinks();
  return (
    <>
      <Alert tone={state === 'completed' ? 'ok' : 'info'}>{t(`noGifts.${state}`)}</Alert>
      <ButtonLink wide to={links.projects({ category: category.id })}>
        {t('noGifts.others')}
      </ButtonLink>
    </>
  );
}

type Props = {
  offer: GiftOffer;
  /** The action's reply, if it rejected the form. */
  form: Submission;
  /** Content above the amount: the progress of the campaign. */
  children?: ReactNode;
};

/** The gift form of a campaign: interval, amount, intention, recipient, and the two submit buttons. */
function GiveForm({ offer, form, children }: Props) {
  const t = useText('giving');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency, intentions, impact, monthly } = offer;
  const interval = field('interval', offer.interval);
  const [chosen, setChosen] = useState<Interval>(
    interval.defaultValue === 'month' ? 'month' : 'once',
  );
  const preset = field('amount', offer.chosen);
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(currency);
  return (
    <Form
      method="post"
      noValidate
      action={`${action}#${FORM_ANCHOR}`}
      className="grid gap-3"
      onSubmit={(event) => keepInUrl(event.currentTarget, amount)}
    >
      {children}
      <FormErrors
        form={form}
        labels={{
          amount: t('amount', { currency: t(`currency.${currency}`) }),
          intention: t('intentionLabel'),
          ...recipientLabels(t),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      {monthly && <IntervalChoice field={interval} onChoose={setChosen} />}
      <AmountPicker
        currency={currency}
        suggestions={offer.suggestions}
        label={t('amount', { currency: t(`currency.${currency}`) })}
        defaultValue={preset.defaultValue}
        defaultOther={other}
        errors={preset.errors}
        onAmount={setAmount}
        note={
          impact.length > 0 && (
            <Impact impact={impact} suggestions={offer.suggestions} amount={amount} />
          )
        }
      />
      {intentions.length > 1 && (
        <IntentionChoice intentions={intentions} field={field('intention', offer.intention)} />
      )}
      {mayNameRecipient(intentions) && <RecipientFields field={field} saved={offer.recipients} />}
      <div className="grid gap-1">
        <PayBar
          amount={amount}
          interval={chosen}
          label={offer.button}
          owed={intentions.length > 1 ? t('giveZakat') : undefined}
        />
        <CartButton />
      </div>
    </Form>
  );
}
