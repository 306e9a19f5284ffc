/** The decisions about an order: the usual one as a button, the others in folds below it. */
import { REJECTION_REASONS } from '#contract/staff/gift-decisions';
import type { MailPreview as Mail } from '#contract/staff/mails';
import { CURRENCIES, plainAmount } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { Field, Select, TextArea } from '#web/ui/field';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Disclosure, Money } from '#web/ui/parts';
import { replyTo } from '../../forms/use-reply';
import { StatementFields } from '../../gifts/gift-fields';
import { Picks } from '../../gifts/picks';
import { staffLinks } from '../../links';
import { MailPreview } from '../../ui/mail-preview';
import { NotYourRole } from '../../ui/not-your-role';
import { Options, PostForm, Submit } from '../../ui/page';
import type { OrderPage } from './order-view.server';

type Props = {
  order: OrderPage;
  mayDecide: boolean;
  mayAskRefund: boolean;
  form: Submission;
  amountForm: Submission;
  /** The mail of a rejection, when staff want to read it first. */
  mail: Mail | null | undefined;
};

export function Decision({ order, mayDecide, mayAskRefund, form, amountForm, mail }: Props) {
  const t = useText('staff-gifts');
  const { may, refundAsked, flagText } = order;
  const canAct = may.confirm || may.reject || may.refund || may.resendReceipt || flagText !== null;
  if (!mayDecide) {
    return (
      <div className="box stack">
        <h2 id="decision">{t('decision.title')}</h2>
        <NotYourRole permission="gifts.decide" />
      </div>
    );
  }
  return (
    <div className="box lift stack">
      <h2 id="decision">{t(may.confirm ? 'confirm.title' : 'decision.title')}</h2>
      {may.confirm && <Confirm order={order} form={replyTo(form, 'confirm')} />}
      {refundAsked && (
        <p className="alert warm">
          <span>
            {t('refund.waits', { name: refundAsked.askedBy })}{' '}
            <a href={staffLinks.approvals()}>{t('refund.seeApproval')}</a>
          </span>
        </p>
      )}
      {!canAct && <p className="muted">{t('decision.nothing')}</p>}
      <div className="folds">
        {flagText !== null && (
          <Acknowledge order={order} form={replyTo(form, 'flag')} text={flagText} />
        )}
        {may.confirm && order.transfer && order.method === 'Bank' && (
          <OtherAmount order={order} form={amountForm} />
        )}
        {may.reject && (
          <Reject
            {...{ order, mail }}
            form={replyTo(form, 'reject') ?? replyTo(form, 'readRejection')}
          />
        )}
        {may.recordFurther && <Further order={order} />}
        {may.resendReceipt && <Receipt />}
        {mayAskRefund && may.refund && <Refund order={order} />}
      </div>
    </div>
  );
}

function Confirm({ order, form }: { order: OrderPage; form: Submission }) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  const due = order.transfer?.due ?? order.total;
  return (
    <PostForm
      className="stack"
      form={form}
      labels={{ day: t('confirm.day'), bankNumber: t('confirm.number') }}
      hidden={{ intent: 'confirm', version: order.version }}
    >
      <StatementFields field={field} />
      <Submit wide>
        {t('confirm.button')} <Money amount={due} />
      </Submit>
      <p className="hint">{t('confirm.then', { name: order.name, language: order.language })}</p>
    </PostForm>
  );
}

/** Opens the page that compares the amount with the order, before anything is booked. */
function OtherAmount({ order, form }: Pick<Props, 'order' | 'form'>) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  return (
    <Disclosure summary={t('amount.fold')} open={form !== undefined}>
      <form className="part-form" action={staffLinks.arrival(order.reference)} noValidate>
        <Field
          {...field('amount')}
          label={t('amount.label')}
          inputMode="decimal"
          dir="ltr"
          placeholder={plainAmount(order.transfer?.due ?? order.total)}
          required
        />
        <Select {...field('currency', order.total.currency)} label={t('amount.currency')}>
          <Options options={CURRENCIES.map((value) => ({ value, text: value }))} />
        </Select>
        <p className="muted">{t('amount.then')}</p>
        <Submit kind="quiet">{t('amount.continue')}</Submit>
      </form>
    </Disclosure>
  );
}

function Reject({ order, form, mail }: Pick<Props, 'order' | 'form' | 'mail'>) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  return (
    <Disclosure summary={t('reject.fold')} open={form !== undefined}>
      <PostForm
        className="part-form"
        form={form}
        labels={{ reason: t('reject.reason'), sentence: t('reject.sentence') }}
        hidden={{ version: order.version }}
      >
        <Picks
          {...field('reason')}
          legend={t('reject.reason')}
          options={REJECTION_REASONS.map((value) => ({
            value,
            title: t(`reject.reasons.${value}.title`),
            text: t(`reject.reasons.${value}.text`),
          }))}
        />
        <TextArea
          {...field('sentence')}
          label={t('reject.sentence')}
          rows={2}
          hint={t('reject.hint', { name: order.name, language: order.language })}
        />
        <MailPreview mail={mail} />
        <div className="inline acts">
          <Submit kind="quiet" intent="reject">
            {t('reject.button', { name: order.name })}
          </Submit>
          <Submit kind="plain" intent="readRejection">
            {t('staff:mail.read')}
          </Submit>
        </div>
      </PostForm>
    </Disclosure>
  );
}

function Acknowledge({ order, form, text }: { order: OrderPage; form: Submission; text: string }) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  return (
    <Disclosure summary={t('acknowledge.fold')} open>
      <PostForm className="part-form">
        <p>{text}</p>
        <FormErrors form={form} labels={{ flagNote: t('acknowledge.note') }} />
        <input type="hidden" name="intent" value="flag" />
        <input type="hidden" name="version" value={order.version} />
        <TextArea {...field('flagNote')} label={t('acknowledge.note')} rows={2} required />
        <Submit kind="quiet">{t('acknowledge.button')}</Submit>
      </PostForm>
    </Disclosure>
  );
}

/** Links to the form for a transfer that arrived after the payment. */
function Further({ order }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  return (
    <Disclosure summary={t('further.fold')}>
      <div className="part-form">
        <p className="muted">{t('further.text')}</p>
        <a className="btn quiet" href={staffLinks.further(order.reference)}>
          {t('further.link')}
        </a>
      </div>
    </Disclosure>
  );
}

function Receipt() {
  const t = useText('staff-gifts');
  return (
    <Disclosure summary={t('receipt.fold')}>
      <PostForm className="part-form">
        <p className="muted">{t('receipt.text')}</p>
        <Submit kind="quiet" intent="receipt">
          {t('receipt.button')}
        </Submit>
      </PostForm>
    </Disclosure>
  );
}

function Refund({ order }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  return (
    <Disclosure summary={t('refund.fold')}>
      <div className="part-form">
        <p className="muted">{t('refund.text')}</p>
        {!order.refundAsked && (
          <a className="btn quiet" href={staffLinks.refund(order.reference)}>
            {t('refund.ask')}
          </a>
        )}
      </div>
    </Disclosure>
  );
}
