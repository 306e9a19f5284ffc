/** Route module of /account/monthly: the donor's monthly gifts, with forms that change, pause, resume and stop them. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { currencyCode } from '#domain/money';
import type { MonthlyState } from '#domain/orders';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldFrame } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { ButtonLink, DateText, Disclosure, Money, Submit } from '#web/ui/parts';
import { PagedCards } from '../../../lists/paged-cards';
import { AccountPage } from '../account-page';
import type { action, loader } from './page.server';
import type { MonthlyRow } from './view.server';

export { action, loader } from './page.server';

export default function MonthlyGiftsPage() {
  const { list } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="monthly" lead={t('monthly.lead')}>
      <PagedCards
        list={list}
        to={links.account.monthly}
        empty={{
          title: t('monthly.empty.title'),
          text: t('monthly.empty.text'),
          action: <ButtonLink to={links.projects()}>{t('monthly.empty.action')}</ButtonLink>,
        }}
      >
        {(gifts) => (
          <ul className="orders">
            {gifts.map((gift) => (
              <MonthlyItem
                key={gift.id}
                gift={gift}
                form={form?.initialValue?.gift === gift.id ? form : undefined}
              />
            ))}
          </ul>
        )}
      </PagedCards>
    </AccountPage>
  );
}

const TONES: Record<MonthlyState, string> = {
  pending: 'state warm',
  active: 'state ok',
  past_due: 'state bad',
  paused: 'state',
  stopped: 'state',
};

type Props = {
  gift: MonthlyRow;
  /** The response to a form of this gift. */
  form: Submission;
};

/** One monthly gift: amount, state and dates, and the forms that its state and its payment provider allow. */
function MonthlyItem({ gift, form }: Props) {
  const t = useText('account');
  const links = useLinks();
  const { id, title, language, offeringId, state, amount, since, next, payments } = gift;
  return (
    <li className="order">
      <div className="grid gap-1">
        <h2 className="text-lg" {...language}>
          <Link to={links.project(offeringId)}>{title}</Link>
        </h2>
        <p className="meta">
          <span className={TONES[state]}>{t(`monthly.state.${state}`)}</span>
          <span>
            {t('monthly.since')} <DateText date={since} />
          </span>
          {next && (
            <span>
              {t('monthly.next')} <DateText date={next} />
            </span>
          )}
        </p>
        <p className="sm">
          <Link
            to={links.monthly(id)}
            aria-label={t('monthly.paymentsOf', { count: payments, title })}
          >
            {t('monthly.payments', { count: payments })}
          </Link>
        </p>
      </div>
      <p>
        <span className="text-lg font-bold">
          <Money amount={amount} />
        </span>{' '}
        <span className="sm muted">{t('monthly.aMonth')}</span>
      </p>
      {gift.canStop && (
        <Disclosure
          className="col-span-full"
          open={form !== undefined}
          summary={
            <>
              {t('monthly.manage')} <span className="vh">{title}</span>
            </>
          }
        >
          <div className="grid gap-4 pb-2">
            <FormErrors form={form} prefix={id} labels={{ amount: t('monthly.amount') }} />
            {gift.canChange && <AmountForm gift={gift} form={form} />}
            {gift.canPause && <PauseForm gift={gift} />}
            <StopForm gift={gift} />
          </div>
        </Disclosure>
      )}
    </li>
  );
}

/** A form of this gift. After an error, browsers without scripts scroll to the summary of the errors. */
function GiftForm({ id, children }: { id: string; children: ReactNode }) {
  const links = useLinks();
  return (
    <Form
      method="post"
      noValidate
      action={`${links.account.monthly()}#${id}-${FORM_ANCHOR}`}
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="gift" value={id} />
      {children}
    </Form>
  );
}

function AmountForm({ gift: { id, typed, amount, next }, form }: Props) {
  const t = useText('account');
  const locale = useLocale();
  const { field } = useSubmission(form, id);
  const { errors, ...input } = field('amount', typed);
  const hint = (
    <>
      {next ? (
        <>
          {t('monthly.from')} <DateText date={next} />.{' '}
        </>
      ) : null}
      {t('monthly.nothingToday')}
    </>
  );
  return (
    <GiftForm id={id}>
      <FieldFrame id={input.id} label={t('monthly.amount')} hint={hint} errors={errors}>
        <span className="join max-w-[17.5rem]">
          <input
            className="in num"
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            {...input}
            {...fieldAriaProps(input.id, { hint, errors })}
          />
          <span className="in unit">{currencyCode(amount.currency, locale)}</span>
        </span>
      </FieldFrame>
      <Submit kind="quiet" name="intent" value="change">
        {t('monthly.change')}
      </Submit>
    </GiftForm>
  );
}

function PauseForm({ gift: { id, state } }: Pick<Props, 'gift'>) {
  const t = useText('account');
  const isPaused = state === 'paused';
  return (
    <GiftForm id={id}>
      <p className="sm muted">{t(isPaused ? 'monthly.resumeText' : 'monthly.pauseText')}</p>
      <Submit kind="quiet" name="intent" value={isPaused ? 'resume' : 'pause'}>
        <Icon name={isPaused ? 'repeat' : 'pause'} />
        {t(isPaused ? 'monthly.resume' : 'monthly.pause')}
      </Submit>
    </GiftForm>
  );
}

/** A stopped gift cannot be started again, so the donor opens an explanation and confirms it. */
function StopForm({ gift: { id } }: Pick<Props, 'gift'>) {
  const t = useText('account');
  return (
    <details>
      <summary className="btn plain w-fit list-none">{t('monthly.stop.open')}</summary>
      <div className="box">
        <GiftForm id={id}>
          <p>{t('monthly.stop.ask')}</p>
          <Submit kind="quiet" name="intent" value="stop">
            {t('monthly.stop.confirm')}
          </Submit>
        </GiftForm>
      </div>
    </details>
  );
}
